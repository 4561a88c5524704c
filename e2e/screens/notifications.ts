import { newAccount } from '../steps/accounts.ts'
import { expectUnread, openNotifications } from '../steps/notifications.ts'
import { frontEndJob } from '../steps/posting.ts'
import { expectUnreadMessages, send } from '../steps/messages.ts'
import { applicant } from '../steps/hiring.ts'
import type { Screen, Stage } from './screen.ts'

/** Opens the notifications of a company with an applicant for each of these jobs. */
async function openWithApplicants({ page, arrange }: Stage, titles: string[]) {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  for (const title of titles) await arrange.apply('candidate', await arrange.job(company, frontEndJob(title)))
  await arrange.signIn(page, company)
  await page.goto('/users/')
  await expectUnread(page, titles.length)
  return openNotifications(page)
}

export const notificationScreens: readonly Screen[] = [
  {
    name: 'the icons of unread messages and notifications',
    open: async ({ page, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      await arrange.apply('candidate', await arrange.job(company, frontEndJob('Keeper of the lights')))
      for (const subject of ['A question', 'My portfolio'])
        await send(arrange, 'candidate', company, { subject, message_body: 'When could I start?' })
      await arrange.signIn(page, company)
      await page.goto('/users/')
      await expectUnread(page, 1)
      await expectUnreadMessages(page, 2)
    },
  },
  {
    name: 'the notifications, one of them read',
    open: async (stage) => {
      const titles = ['Keeper of the lights', 'Head of the harbour’s oldest and slowest ferry', 'Cook']
      const notices = await openWithApplicants(stage, titles)
      await notices.getByText('Cook').click()
      await applicant(stage.page, 'Mira Hoffmann').waitFor()
      await expectUnread(stage.page, titles.length - 1)
      await (await openNotifications(stage.page)).getByText('Cook').waitFor()
    },
  },
  {
    name: 'a notification about a finished job while it opens',
    open: async ({ page, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      await arrange.finishedJob(company, frontEndJob('Keeper of the lights'), 'candidate')
      await page.route('**/check_rating_is_exist/**', () => {})
      await arrange.signIn(page, company)
      await page.goto('/users/')
      const notices = await openNotifications(page)
      await notices.getByText('has finished').click()
      await notices.getByText('Opening...').waitFor()
    },
  },
  {
    name: 'a notification about a company that is gone',
    open: async ({ page, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      await arrange.jobInProgress(company, frontEndJob('Keeper of the lost lantern'), 'candidate')
      await arrange.suspend(company)
      await arrange.signIn(page, 'candidate')
      await page.goto('/')
      const notices = await openNotifications(page)
      await notices.getByText('This company is no longer here').first().waitFor()
    },
  },
  {
    name: 'no notifications',
    open: async (stage) => {
      const notices = await openWithApplicants(stage, [])
      await notices.getByText('No notification at the moment.').waitFor()
    },
  },
  {
    name: 'notifications that could not be loaded',
    failure: { status: 400, path: /get_notification/ },
    open: async (stage) => {
      const refusal = { status: 400, json: { error: 'No' } }
      await stage.page.route('**/api/job/get_notification/', (route) => route.fulfill(refusal))
      const notices = await openWithApplicants(stage, [])
      await notices.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
]
