import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Db } from '../src/db/connect.ts'

/** A call, or the task of deadlines, about a job. */
export type Outcome = { kind: string; jobId: number; status: number | undefined }

type Application = {
  user_id: number
  name: string
  status: string
  is_decided_then: boolean
  history: string[]
  is_in_order: boolean
}

type Job = {
  status: string
  company_id: number
  company: string
  title: string
  accepted_user_id: number | null
  is_searchable: boolean
  is_before_deadline: boolean
  applications: Application[] | null
  notifications: string[] | null
}

async function readJob(db: Db, id: number) {
  const { rows } = await sql<Job>`
    select jobs.status, jobs.user_id as company_id, name as company, job_title as title, accepted_user_id,
      exists (select from search_documents where collection = 'jobs' and id = jobs.id) as is_searchable,
      deadline > current_date as is_before_deadline,
      (select json_agg(json_build_object('user_id', user_id, 'name', name, 'status', status,
          'is_decided_then', decided_at is not distinct from (history.at)[2],
          'history', history.statuses, 'is_in_order', history.is_in_order) order by user_id)
        from applications join users on users.id = user_id,
          lateral (select array_agg(status order by id) as statuses, array_agg(at order by id) as at,
              array_agg(at order by id) = array_agg(at order by at) as is_in_order
            from application_history as h where (h.job_id, h.user_id) = (jobs.id, users.id)) as history
        where job_id = jobs.id) as applications,
      (select json_agg(user_id || ' ' || message || ' ' || job_status) from notifications
        where job_id = jobs.id) as notifications
    from jobs join users on users.id = jobs.user_id where jobs.id = ${id}`.execute(db)
  return rows[0]!
}

const POSSIBLE_HISTORIES = [
  'Applied',
  'Applied, Withdrawn',
  'Applied, Not selected',
  'Applied, Not selected, Accepted',
  'Applied, Not selected, Accepted, Closed',
  'Applied, Not selected, Accepted, Declined',
  'Applied, Closed',
  'Applied, No decision',
  'Applied, Accepted',
  'Applied, Accepted, Closed',
  'Applied, Accepted, Declined',
]

/** Each of these calls changes a job or an application once, so its successes are counted by what they left. */
function expectedSuccesses({ status, applications }: Job, isClosedByCompany: boolean) {
  const having = (state: string) =>
    (applications ?? []).filter(({ history }) => history.includes(state)).length
  return {
    apply: having('Applied'),
    withdraw: having('Withdrawn'),
    accept: having('Accepted'),
    decline: having('Declined'),
    finish: status === 'Finished' ? 1 : 0,
    close: isClosedByCompany ? 1 : 0,
  }
}

/** All notifications about a job, from its state. */
function expectedNotifications(job: Job, isClosedByCompany: boolean) {
  const { company_id, company, title, applications, status } = job
  const accepted = (applications ?? []).find((application) => application.status === 'Accepted')
  return [
    ...(applications ?? []).flatMap(({ user_id, name, history }) => [
      `${company_id} [${name}] applied for [${title}]. Open`,
      ...history.flatMap((state) => {
        if (state === 'Withdrawn')
          return [`${company_id} [${name}] withdrew their application for [${title}]. Open`]
        if (state === 'Accepted') return [`${user_id} [${company}] accepted you for [${title}]. In Progress`]
        if (state === 'Not selected') return [`${user_id} You were not selected for [${title}]. In Progress`]
        if (state === 'Declined')
          return [
            `${company_id} [${name}] declined [${title}]. The job is open again: you can accept someone else. Open`,
          ]
        if (state === 'No decision')
          return [
            `${user_id} [${company}] made no decision on [${title}] in time. Your application is closed. Closed`,
          ]
        return []
      }),
      ...(isClosedByCompany && !history.includes('Withdrawn') && !history.includes('Declined')
        ? [`${user_id} [${company}] closed [${title}]. Your application is closed. Closed`]
        : []),
    ]),
    ...(status === 'Closed' && !isClosedByCompany
      ? [
          `${company_id} [${title}] was closed because nobody was accepted within 30 days of the deadline. Closed`,
        ]
      : []),
    ...(status === 'Finished'
      ? [
          `${accepted?.user_id} [${title}] has finished. Please rate [${company}]. Finished`,
          `${company_id} [${title}] has finished. Please rate [${accepted?.name}]. Finished`,
        ]
      : []),
  ]
}

/** Compares jobs with each other's states, with their notifications, and with the responses so far. */
export async function expectConsistent(db: Db, ids: number[], outcomes: Outcome[]) {
  expect(outcomes.filter(({ status = 200 }) => ![200, 201, 404, 409].includes(status))).toEqual([])
  for (const id of ids) {
    const job = await readJob(db, id)
    const about = outcomes.filter(({ jobId }) => jobId === id)
    const successes = (kind: string) =>
      about.filter((outcome) => outcome.kind === kind && outcome.status! < 300).length
    const isClosedByCompany = successes('close') > 0
    const expected = expectedSuccesses(job, isClosedByCompany)
    expect(Object.fromEntries(Object.keys(expected).map((kind) => [kind, successes(kind)]))).toEqual(expected)
    expect(expected.accept - expected.decline).toBeOneOf([0, 1])

    expectConsistentApplications(job)
    expect((job.notifications ?? []).toSorted()).toEqual(
      expectedNotifications(job, isClosedByCompany).toSorted(),
    )
    // Moving the deadline of an open job in SQL, as the test does, doesn't change its search document.
    if (job.status !== 'Open' || job.is_before_deadline) expect(job.is_searchable).toBe(job.status === 'Open')
  }
}

function expectConsistentApplications({ status, accepted_user_id, applications }: Job) {
  for (const { user_id, history, is_decided_then, is_in_order, ...application } of applications ?? []) {
    expect(POSSIBLE_HISTORIES).toContain(history.join(', '))
    expect(history.at(-1)).toBe(application.status)
    expect({ is_decided_then, is_in_order }).toEqual({ is_decided_then: true, is_in_order: true })
    const isChosen = history.includes('Accepted') && !history.includes('Declined')
    expect(isChosen).toBe(user_id === accepted_user_id)
    if (status !== 'Open') expect(application.status).not.toBe('Applied')
    if (status === 'Closed') expect(application.status).not.toBe('Accepted')
  }
}
