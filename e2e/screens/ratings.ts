import { newAccount } from '../steps/accounts.ts'
import { frontEndJob } from '../steps/posting.ts'
import { ratingPopup } from '../steps/rating.ts'
import type { Screen, Stage } from './screen.ts'

async function openPopup({ page, arrange }: Stage) {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  const job = frontEndJob('Keeper of the tickets')
  await arrange.finishedJob(company, job, 'candidate')
  await page.goto('/interested-jobs/')
  const rate = page.getByRole('button', { name: `Rate Ferry Yard for ${job.title}` })
  // The last application is the first in the list.
  await rate.first().click()
  await ratingPopup(page).waitFor()
}

export const ratingScreens: readonly Screen[] = [
  { name: 'the rating popup', as: 'candidate', open: openPopup },
  {
    name: 'the rating popup with a choice of half a star, and without a comment',
    as: 'candidate',
    open: async (stage) => {
      await openPopup(stage)
      const popup = ratingPopup(stage.page)
      await popup.getByRole('radio', { name: '3.5 out of 5, Good', exact: true }).check()
      await popup.getByRole('button', { name: 'Save rating' }).click()
      await popup.getByText('Comment is required').waitFor()
    },
  },
  {
    name: 'the rating popup without a choice, after an attempt to save',
    as: 'candidate',
    open: async (stage) => {
      await openPopup(stage)
      const popup = ratingPopup(stage.page)
      await popup.getByRole('button', { name: 'Save rating' }).click()
      await popup.getByText('Rating still empty').waitFor()
    },
  },
  {
    name: 'the rating popup after a save that failed',
    as: 'candidate',
    failure: { status: 503, path: /\/add_rating\// },
    open: async (stage) => {
      const { page } = stage
      await page.route('**/add_rating/**', (route) =>
        route.fulfill({ status: 503, json: { error: 'The service is busy. Please try again in a minute.' } }),
      )
      await openPopup(stage)
      const popup = ratingPopup(page)
      await popup.getByRole('radio', { name: '4.5 out of 5, Excellent', exact: true }).check()
      await popup.getByRole('textbox', { name: 'Comment' }).fill('Clear briefing, paid the next day.')
      await popup.getByRole('button', { name: 'Save rating' }).click()
      await popup.getByText('Not saved.').waitFor()
    },
  },
]
