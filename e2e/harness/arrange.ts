import { setTimeout as sleep } from 'node:timers/promises'
import { account as accounts } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import type { Page } from '@playwright/test'
import { activationLink, type demo, type Login, type NewAccount } from '../steps/accounts.ts'
import type { JobText } from '../steps/posting.ts'
import type { App } from './app.ts'

const authorization = (access: string) => ({ authorization: `JWT ${access}` })

type Named = { id: number; skill_name?: string; location?: string; type?: string }
type AnyLogin = Login | keyof typeof demo
type Question = { type: 'input' | 'textarea'; value: string; required: boolean }

export type Arrange = ReturnType<typeof arrangements>

// As old applications are: without a copy of the profile.
const APPLY = `
  with people as (
    select id, name, now() - row_number() over (order by id) * interval '1 day' as applied_at from users
    where user_type = 'personal' and is_active and username not like 'demo%' and username not like 'e2e-%'
    order by id limit $2),
  applied as (
    insert into applications (job_id, user_id, applied_at) select $1, id, applied_at from people
    returning job_id, user_id, applied_at),
  history as (
    insert into application_history (job_id, user_id, status, at)
    select job_id, user_id, 'Applied', applied_at from applied)
  select name from people order by applied_at desc`

/** Sets up through the API, or in the database, what a journey isn't about. */
export function arrangements({ url, mailbox, query }: Pick<App, 'url' | 'mailbox' | 'query'>) {
  /** Tries again while the server is too busy, as it asks its clients to. */
  async function call<T>(
    method: string,
    path: string,
    body?: unknown,
    headers: HeadersInit = {},
    attempts = 5,
  ): Promise<T> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: JSON.stringify(body),
    })
    if (response.status === 503 && attempts > 1) {
      await sleep(1_000)
      return call(method, path, body, headers, attempts - 1)
    }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (response.status === 204 ? undefined : await response.json()) as T
  }

  async function register({ userType, ...account }: NewAccount) {
    const body = { ...account, re_password: account.password, user_type: userType }
    return call<{ proof: string }>('POST', accounts.register.path, body)
  }

  async function activate(account: Login, { proof }: { proof: string }) {
    const { hash } = new URL(await activationLink(mailbox, account))
    const link = Object.fromEntries(new URLSearchParams(hash.slice(1)))
    await call('POST', accounts.activate.path, { ...link, proof })
  }

  async function accessOf({ email, password }: Login) {
    const { access } = await call<{ access: string }>('POST', '/api/user/token/', { email, password })
    return access
  }

  async function callAs<T>(login: AnyLogin, method: string, path: string, body?: unknown) {
    const access = await accessOf(typeof login === 'string' ? await demoAccount(login) : login)
    return call<T>(method, path, body, authorization(access))
  }

  async function idsOf(list: string, names: readonly string[]) {
    const all = await call<Named[]>('GET', `/api/user/${list}/`)
    const nameOf = ({ skill_name, location, type }: Named) => skill_name ?? location ?? type
    return names.map((name) => all.find((one) => nameOf(one) === name)?.id)
  }

  const valueOf = async (job: JobText) => ({
    jobTitle: job.title,
    jobDetail: job.detail,
    jobSkills: await idsOf('get_skills', job.skills),
    jobLocation: await idsOf('get_location', job.locations),
    jobEmploymentType: await idsOf('get_emp_type', job.employmentTypes),
    jobSalary: job.salary.amount,
    jobSalaryPaidPeriod: job.salary.period,
    experienceLevel: job.experience,
    deadline: job.deadline,
    remote: job.remote ?? false,
  })

  async function demoAccount(name: keyof typeof demo) {
    const userType = name === 'company' ? 'company' : 'personal'
    const { getDemoAccounts } = accounts
    const all = getDemoAccounts.responses[200].parse(await call('GET', getDemoAccounts.path))
    return all.find(({ user_type }) => user_type === userType)!
  }

  return {
    call,
    register,

    /**
     * Signs a browser in without the login page: stores the session that the page would store. Ends the app in `page`,
     * which has to be opened again. Playwright's setStorageState starts a renderer, which takes as long as a page.
     */
    async signIn(page: Page, account: AnyLogin) {
      const { email, password } = typeof account === 'string' ? await demoAccount(account) : account
      // The settings list the session by its browser.
      const userAgent = await page.evaluate(() => navigator.userAgent)
      const tokens = await call('POST', accounts.logIn.path, { email, password }, { 'user-agent': userAgent })
      const { access } = accounts.logIn.responses[200].parse(tokens)
      const { getProfileImageName } = sessions
      const user = getProfileImageName.responses[200].parse(
        await call('GET', getProfileImageName.path, undefined, authorization(access)),
      )
      const picture = user.profile_picture
      const stored = {
        authToken: JSON.stringify(tokens),
        userId: String(user.user_id),
        userType: user.user_type,
        username: user.username,
        ...(user.user_type === 'company' && !user.has_posted_job && { first_job: 'due' }),
        ...(picture && { login_user_profile_picture: picture, profile_picture: picture }),
      }
      await page.context().clearCookies()
      await page.goto(`${url}/healthz`)
      await page.evaluate((items) => {
        localStorage.clear()
        for (const [name, value] of items) localStorage.setItem(name, value)
      }, Object.entries(stored))
    },

    /** Registers and activates an account. */
    async account(account: NewAccount) {
      await activate(account, await register(account))
      return account
    },

    /** The id of an account. */
    async idOf(login: AnyLogin) {
      const who = await callAs(login, 'GET', sessions.getProfileImageName.path)
      return sessions.getProfileImageName.responses[200].parse(who).user_id
    },

    /** Posts a job and returns its id. */
    async job(company: Login, job: JobText, questions: Question[] = []) {
      const value = await valueOf(job)
      const additionalValue = questions.length > 0 ? questions : 'true'
      const access = await accessOf(company)
      const { id } = await call<{ id: number }>(
        'POST',
        '/api/job/add-job/',
        { value, additionalValue },
        authorization(access),
      )
      return id
    },

    callAs,

    /** Replaces all that an open job without questions says. */
    async editJob(company: Login, jobId: number, job: JobText) {
      const form = { value: await valueOf(job), additionalValue: 'true' }
      await callAs(company, 'PATCH', `/api/job/edit_job/${jobId}/`, form)
    },

    /** Applies for a job that has no questions, as somebody whose profile is complete. */
    async apply(candidate: AnyLogin, jobId: number) {
      await callAs(candidate, 'POST', `/api/job/interest_job/${jobId}/`, [])
    },

    /** Posts a job and accepts the candidate, whose profile is complete. */
    async jobInProgress(company: Login, job: JobText, candidate: AnyLogin) {
      const id = await this.job(company, job)
      await this.apply(candidate, id)
      const user_id = await this.idOf(candidate)
      await callAs(company, 'PATCH', `/api/job/accept_applicant/${id}/`, { user_id })
      return { id, acceptedId: user_id }
    },

    /** The same, and finishes the job. */
    async finishedJob(company: Login, job: JobText, candidate: AnyLogin) {
      const { id, acceptedId } = await this.jobInProgress(company, job, candidate)
      await callAs(company, 'PATCH', `/api/job/finish_job/${id}/`)
      return { id, acceptedId }
    },

    /** Suspends an account, as an operator does. */
    async suspend({ email }: Login) {
      await query('update users set is_active = false where email = $1', [email])
    },

    async withdraw(candidate: Login | keyof typeof demo, jobId: number) {
      const access = await accessOf(typeof candidate === 'string' ? await demoAccount(candidate) : candidate)
      await call('PATCH', `/api/job/withdraw_application/${jobId}/`, undefined, authorization(access))
    },

    /** Lets people of the demo apply for a job, one a day until today, and returns their names, the last one first. */
    async applicants(jobId: number, count: number) {
      const rows = await query(APPLY, [jobId, count])
      return rows.map((row) => (row as { name: string }).name)
    },
  }
}
