import { commentForm, contactForm, openComments, openFooter } from '../steps/footer.ts'
import type { Screen, Stage } from './screen.ts'

const open = async ({ page }: Stage) => {
  await page.goto('/jobs/?jobId=1')
  await openFooter(page)
}

/** Opens all comments, after the server has responded with this. */
async function openWith(stage: Stage, response: { status: number; json: unknown }) {
  await stage.page.route('**/api/comment/all_comment/', (route) => route.fulfill(response))
  await open(stage)
  return openComments(stage.page)
}

export const footerScreens: readonly Screen[] = [
  {
    name: 'the forms of the footer',
    open: async (stage) => {
      await open(stage)
      await contactForm(stage.page).getByRole('button', { name: 'Send' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'the forms of the footer with errors',
    open: async (stage) => {
      await open(stage)
      const [comment, contact] = [commentForm(stage.page), contactForm(stage.page)]
      await comment.getByRole('radio', { name: 'Name' }).check()
      await contact.getByRole('button', { name: 'Send' }).click()
      await contact.getByText('Message is required').waitFor()
      await comment.getByRole('button', { name: 'Post comment' }).click()
      await comment.getByText('Comment is required').waitFor()
    },
  },
  {
    name: 'all comments',
    open: async (stage) => {
      await open(stage)
      await (await openComments(stage.page)).getByRole('listitem').first().waitFor()
    },
  },
  {
    name: 'all comments before the first one',
    open: async (stage) => {
      const dialog = await openWith(stage, { status: 200, json: [] })
      await dialog.getByText('No comments yet.').waitFor()
    },
  },
  {
    name: 'all comments that could not be loaded',
    failure: { status: 400, path: /all_comment/ },
    open: async (stage) => {
      const dialog = await openWith(stage, {
        status: 400,
        json: { error: 'The comments can’t be read now.' },
      })
      await dialog.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
]
