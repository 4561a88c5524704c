import type { Page } from '@playwright/test'
import type { Arrange } from './harness/arrange.ts'
import { expectLoginRefused, register, saveNewPassword, someone } from './steps/accounts.ts'
import { goOn, sendApplication } from './steps/applying.ts'
import { addQuestion, frontEndJob, postJob } from './steps/posting.ts'
import { isPhone } from './steps/screen.ts'
import { searchBox, searchFor } from './steps/search.ts'

type Stage = { page: Page; arrange: Arrange }

type Screen = {
  name: string
  /** Only there; on both without it. */
  on?: 'desktop' | 'phone'
  as?: 'candidate' | 'company'
  /** The answer that the screen is about, where it is an error, and what the page reports because of it. */
  failure?: { status: number; path: RegExp; error?: RegExp }
  /** Brings the page to the screen and waits until all of it is there. */
  open: (stage: Stage) => Promise<unknown>
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor()

async function openBookbinder({ page }: Stage) {
  await page.goto('/?search=Bookbinder')
  const card = page.getByRole('link', { name: 'Bookbinder, three or four days a week', exact: true })
  await page.goto((await card.getAttribute('href')) ?? '')
  await page.getByText('The workshop is heated').waitFor()
}

async function openApplication({ page, arrange }: Stage) {
  const company = await arrange.account(someone('company', 'Ferry Yard'))
  const jobId = await arrange.job(company, frontEndJob('Keeper of the lights'), [
    { type: 'input', value: 'When could you start?', required: true },
    { type: 'textarea', value: 'Why ships?', required: false },
  ])
  await page.goto(`/apply/?jobId=${jobId}`)
  await page.getByRole('button', { name: 'Next' }).waitFor()
}

async function openQuestions(stage: Stage) {
  await openApplication(stage)
  await goOn(stage.page)
}

async function openCompletion(stage: Stage) {
  await openQuestions(stage)
  await stage.page.getByRole('textbox', { name: 'When could you start?' }).fill('In spring')
  await goOn(stage.page)
  await stage.page.getByText('You can proceed.').waitFor()
}

const SEARCH = /^\/api\/job\/get_search_job_result\/$/

const RESET = /^\/api\/user\/accounts\/reset_password_confirm\/$/

/** The settings of somebody who is also logged in elsewhere, on a phone. */
async function openSettings({ page, arrange }: Stage) {
  const account = await arrange.account(someone('personal', 'Ines Marchetti'))
  await arrange.signIn(page, account)
  const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1'
  const { email, password } = account
  await page.request.post('/api/user/token/', {
    data: { email, password },
    headers: { 'user-agent': userAgent },
  })
  await page.goto('/settings/')
  await page.getByRole('button', { name: 'Log out Safari on iPhone' }).waitFor()
}

const emptyLists = [
  { name: 'the applied jobs of somebody new', path: '/interested-jobs/' },
  { name: 'the saved jobs of somebody new', path: '/saved-jobs/' },
].map(({ name, path }) => ({
  name,
  open: async ({ page, arrange }: Stage) => {
    await arrange.signIn(page, await arrange.account(someone('personal', 'Ines Marchetti')))
    await page.goto(path)
    await page.getByRole('link', { name: 'Find jobs' }).waitFor()
  },
}))

/** Every screen, in the states that show something of its own. */
export const screens: readonly Screen[] = [
  {
    name: 'the job board',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('navigation', { name: 'Pages of jobs' }).waitFor()
    },
  },
  {
    name: 'the job board with suggestions',
    open: async ({ page }) => {
      await page.goto('/')
      await searchBox(page).pressSequentially('ber')
      await page.getByRole('option').first().waitFor()
      await searchBox(page).press('ArrowDown')
      await page.getByRole('option', { selected: true }).waitFor()
    },
  },
  {
    name: 'the job board with its filters open',
    open: async ({ page }) => {
      await page.goto('/?employment_type=Part-time&remote=true')
      const place = isPhone(page) ? page.getByRole('main') : page.getByRole('group', { name: 'Filters' })
      await place.getByRole('button', { name: isPhone(page) ? /Filters/ : 'Salary' }).click()
      await page.getByLabel('Lowest salary').waitFor()
    },
  },
  {
    name: 'the location filter with its list open',
    on: 'desktop',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('group', { name: 'Filters' }).getByRole('button', { name: 'Location' }).click()
      await page.getByRole('combobox', { name: 'Location', exact: true }).fill('ber')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'a search that finds nothing',
    open: async ({ page }) => {
      await page.goto('/?search=zzzzzzzz')
      await page.getByText('No open job matches your search.').waitFor()
    },
  },
  {
    name: 'a search that fails',
    failure: { status: 500, path: SEARCH },
    open: async ({ page }) => {
      const json = { error: 'The search is out of order. Please try again later.' }
      await page.route(
        ({ pathname }) => SEARCH.test(pathname),
        (route) => route.fulfill({ status: 500, json }),
      )
      await page.goto('/')
      await searchFor(page, 'Baker')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    name: 'the job board of a candidate',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/?search=React')
      await page
        .getByRole('button', { name: /^(Save|Remove) / })
        .first()
        .waitFor()
    },
  },
  {
    name: 'the dialog for those who look for candidates',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Looking for candidate?' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Sign-up' }).waitFor()
    },
  },
  {
    name: 'the menu of a visitor',
    on: 'phone',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).waitFor()
    },
  },
  {
    name: 'the menu of a candidate',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/')
      await page.getByRole('button', { name: isPhone(page) ? 'Menu' : /^Account of/ }).click()
      await page.getByText(/^Saved Jobs?$/).waitFor()
    },
  },
  { name: 'the page of a job', open: openBookbinder },
  { name: 'the page of a job as a candidate sees it', as: 'candidate', open: openBookbinder },

  {
    name: 'the login with its demo accounts and its errors',
    open: async ({ page }) => {
      await page.goto('/login/')
      await page.getByRole('region', { name: 'Demo accounts' }).waitFor()
      await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click()
      await page.getByText('Password is required').waitFor()
    },
  },
  {
    name: 'a refused login on the way to an application',
    failure: { status: 401, path: /^\/api\/user\/token\/$/ },
    open: async (stage) => {
      const { page } = stage
      await openBookbinder(stage)
      await page.getByRole('link', { name: 'Log in to apply' }).click()
      await expectLoginRefused(page, { email: 'ines@example.com', password: 'not-this-one' })
    },
  },
  {
    name: 'another activation link',
    open: async ({ page }) => {
      await page.goto('/resend-activation/')
      await page.getByRole('button', { name: 'Resend Activation' }).waitFor()
    },
  },
  {
    name: 'a part whose code did not come',
    failure: { status: 404, path: /^\/assets\/ModalPopup-/, error: /Loading chunk failed/ },
    open: async ({ page }) => {
      await page.route('**/assets/ModalPopup-*.js', (route) => route.fulfill({ status: 404 }))
      await page.goto('/')
      await page.getByRole('button', { name: 'Looking for candidate?' }).click()
      await page.getByRole('button', { name: 'Reload' }).waitFor()
    },
  },
  {
    name: 'the registration with its errors',
    open: async ({ page }) => {
      await page.goto('/register/')
      await page.getByRole('button', { name: 'Sign up' }).click()
      await page.getByText('Username is required').waitFor()
    },
  },
  {
    name: 'the end of a registration',
    open: async ({ page }) => {
      await register(page, someone('personal', 'Ines Marchetti'))
      await page.getByText(/^Registration successful/).waitFor()
    },
  },
  {
    name: 'the activation with an error',
    open: async ({ page }) => {
      await page.goto('/accounts/activate/uid/token/')
      await page.getByRole('button', { name: 'Resend Activation' }).click()
      await page.getByText('Please Insert Correct Email').waitFor()
    },
  },
  {
    name: 'an activation link that no longer works',
    failure: { status: 400, path: /^\/api\/user\/accounts\/activate\// },
    open: async ({ page }) => {
      await page.goto('/accounts/activate/uid/token/')
      await page.getByRole('button', { name: 'Activate', exact: true }).click()
      await page.getByText(/^No account associated/).waitFor()
    },
  },
  {
    name: 'the request of a reset with its error',
    open: async ({ page }) => {
      await page.goto('/reset-password/')
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.getByText('Email is required').waitFor()
    },
  },
  {
    name: 'the end of a reset’s request',
    open: async ({ page }) => {
      await page.goto('/reset-password/')
      await page.getByLabel('Email').fill('a.rather.long.address.of.ines@marchetti.example.com')
      await page.getByRole('button', { name: 'Send reset link' }).click()
      await page.getByText(/^Reset link has been sent/).waitFor()
    },
  },
  {
    name: 'the form for a new password with its errors',
    open: async ({ page }) => {
      await page.goto('/password/reset/confirm/uid/token/')
      await saveNewPassword(page, '')
      await page.getByText('New Password is required', { exact: true }).waitFor()
    },
  },
  {
    name: 'the form for a new password behind a used link',
    failure: { status: 400, path: RESET },
    open: async ({ page }) => {
      await page.goto('/password/reset/confirm/uid/token/')
      await saveNewPassword(page, 'orchard-lantern-43')
      await page.getByRole('link', { name: 'Request a new link' }).waitFor()
    },
  },

  {
    name: 'the posting of a job with its errors, a question and a list open',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/add-job/')
      const form = page.getByRole('main')
      await addQuestion(form, 1, { text: '', answer: 'Short answer', required: true })
      await postJob(form)
      await page.getByText('Job title is required').waitFor()
      await form.getByRole('combobox', { name: 'Skills' }).fill('type')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'a job whose title and detail near their maximum',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/add-job/')
      await page.getByLabel('Job title').fill('A title that says a little more '.repeat(4).slice(0, 118))
      await page.getByLabel('Job detail').fill('More than anybody reads. '.repeat(420))
      await page.getByText('500 characters too many').waitFor()
    },
  },
  {
    name: 'the company’s panel',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/company-panel/?tab=jobs')
      await page.getByRole('list', { name: 'Jobs' }).waitFor()
    },
  },
  {
    name: 'the panel’s form for a job',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/company-panel/?tab=jobs')
      await page.getByRole('main').getByRole('button', { name: 'Post Job' }).click()
      await page.getByRole('dialog').getByLabel('Job title').waitFor()
    },
  },
  {
    name: 'a job of the company with its applicants',
    as: 'company',
    open: async ({ page }) => {
      await page.goto('/company-panel/?tab=jobs')
      await page
        .getByRole('listitem')
        .filter({ hasText: /[1-9]\d* applicants?/ })
        .getByRole('link')
        .first()
        .click()
      await page.getByText('Preview as a candidate').click()
      await page.getByRole('list', { name: 'Applicants' }).waitFor()
    },
  },
  {
    name: 'the profile of a company',
    open: async ({ page }) => {
      await page.goto('/profile/company/?id=1')
      await heading(page, 'Open jobs')
    },
  },

  { name: 'the application’s first step', as: 'candidate', open: openApplication },
  {
    name: 'the application’s questions with an error',
    as: 'candidate',
    open: async (stage) => {
      await openQuestions(stage)
      await goOn(stage.page)
      await stage.page.getByText('This field is required').waitFor()
    },
  },
  { name: 'the application’s last step', as: 'candidate', open: openCompletion },
  {
    name: 'the application’s end',
    as: 'candidate',
    open: async (stage) => {
      await openCompletion(stage)
      await sendApplication(stage.page)
    },
  },
  {
    name: 'what is missing for an application',
    open: async (stage) => {
      const { page, arrange } = stage
      const candidate = await arrange.account(someone('personal', 'Ines Marchetti'))
      await arrange.signIn(page, candidate)
      await openApplication(stage)
      await page.getByRole('button', { name: /Profile Completion/ }).click()
      await page.getByText('Please finalize your profile.').waitFor()
      await page.getByRole('button', { name: 'Send Application' }).click()
      await page.getByText(/^Your application was not sent/).waitFor()
    },
  },
  {
    name: 'the applied jobs',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/interested-jobs/')
      await page.getByRole('list', { name: 'Applied Jobs' }).waitFor()
    },
  },
  {
    name: 'the saved jobs',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/saved-jobs/')
      await page.getByRole('list', { name: 'Saved Jobs' }).waitFor()
    },
  },
  ...emptyLists,

  { name: 'the settings', open: openSettings },
  {
    name: 'the settings with the errors of the password',
    open: async (stage) => {
      await openSettings(stage)
      await stage.page.getByRole('button', { name: 'Change password' }).click()
      await stage.page.getByText('Current password is required').waitFor()
    },
  },
  {
    name: 'the question before all other devices are logged out',
    open: async (stage) => {
      await openSettings(stage)
      await stage.page.getByRole('button', { name: 'Log out all other devices' }).click()
      await stage.page.getByRole('alertdialog').getByRole('button', { name: 'No' }).waitFor()
    },
  },
  {
    name: 'the settings of a demo account',
    as: 'candidate',
    open: async ({ page }) => {
      await page.goto('/settings/')
      await page.getByText(/^This is a demo account/).waitFor()
      await page.getByText('This device').waitFor()
    },
  },

  ...['/no-such-page/', '/job-not-found/', '/user-not-found/'].map((path) => ({
    name: `what is shown at ${path}`,
    failure: { status: 404, path: /\/(no-such-page|job-not-found|user-not-found)\/$/ },
    open: async ({ page }: Stage) => {
      await page.goto(path)
      await heading(page, /Not Found$/)
    },
  })),
]
