import { activationLink, type Login, type NewAccount } from '../steps/accounts.ts'
import type { JobText } from '../steps/posting.ts'
import type { World } from './world.ts'

type Named = { id: number; skill_name?: string; location?: string; type?: string }
type Question = { type: 'input' | 'textarea'; value: string; required: boolean }

export type Arrange = ReturnType<typeof arrangements>

/** Calls of the API that prepare what a journey is not about. */
export function arrangements({ url, mailbox }: Pick<World, 'url' | 'mailbox'>) {
  async function call<T>(method: string, path: string, body?: unknown, access?: string) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(access && { authorization: `JWT ${access}` }),
      },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (response.status === 204 ? undefined : await response.json()) as T
  }

  async function register({ userType, ...account }: NewAccount) {
    const body = { ...account, re_password: account.password, user_type: userType }
    await call('POST', '/api/user/auth/create_user/', body)
  }

  async function activate(account: Login) {
    const { pathname } = new URL(await activationLink(mailbox, account))
    await call('GET', `/api/user${pathname}`)
  }

  async function accessOf({ email, password }: Login) {
    const { access } = await call<{ access: string }>('POST', '/api/user/token/', { email, password })
    return access
  }

  async function idsOf(list: string, names: readonly string[]) {
    const all = await call<Named[]>('GET', `/api/user/${list}/`)
    const nameOf = ({ skill_name, location, type }: Named) => skill_name ?? location ?? type
    return names.map((name) => all.find((one) => nameOf(one) === name)?.id)
  }

  return {
    call,
    register,

    /** Registers and activates an account. */
    async account(account: NewAccount) {
      await register(account)
      await activate(account)
      return account
    },

    /** Posts a job and gives its id. */
    async job(company: Login, job: JobText, questions: Question[] = []) {
      const value = {
        jobTitle: job.title,
        jobDetail: job.detail,
        jobSkills: await idsOf('get_skills', job.skills),
        jobLocation: await idsOf('get_location', job.locations),
        jobEmploymentType: await idsOf('get_emp_type', job.employmentTypes),
        jobSalary: job.salary.amount,
        jobSalaryPaidPeriod: job.salary.period,
        experienceLevel: job.experience,
        deadline: job.deadline,
        remote: false,
      }
      const additionalValue = questions.length > 0 ? questions : 'true'
      const access = await accessOf(company)
      const { id } = await call<{ id: number }>(
        'POST',
        '/api/job/add-job/',
        { value, additionalValue },
        access,
      )
      return id
    },
  }
}
