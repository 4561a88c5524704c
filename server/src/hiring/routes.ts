import { ALREADY_APPLIED, applying } from '@guildhall/contract/hiring/applying'
import type { QuestionAnswer } from '@guildhall/contract/hiring/forms'
import { JOB_NOT_FOUND } from '@guildhall/contract/jobs/endpoints'
import type { FastifyInstance } from 'fastify'
import { lockActiveAccount } from '../account/api.ts'
import { mayInteract } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'
import { findJob, findFlags, findOwnCards } from '../jobs/api.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { countTowardsQuota } from '../platform/limits/quotas.ts'
import { Refused } from '../platform/http/refusal.ts'
import { findCompletion } from '../profile/api.ts'
import { apply, countApplications, listApplications } from './queries.ts'
import { lockJobOfApplicant } from './decisionQueries.ts'
import { notifyOfApplication } from './decisions.ts'
import { presentApplication } from './present.ts'
import { matchAnswers, refusalToApply } from './rules.ts'
import { saveSnapshot } from './snapshots.ts'

export function hiringRoutes(app: FastifyInstance, { db }: { db: Db }) {
  mount(app, applying.apply, async ({ user, params, body }) => {
    // Before the lock, so that refused applications never delay decisions; and after it, because the job may change.
    await requireApplicable(db, user.id, params.id, body)
    return db.transaction().execute(async (db) => {
      await lockJobOfApplicant(db, params.id)
      // Until the commit the profile stays as it is (see `editProfile`), and neither side can block the other.
      await lockActiveAccount(db, user.id, 'share')
      const { job, answers } = await requireApplicable(db, user.id, params.id, body)
      await countTowardsQuota(db, user, applying.apply.quota)
      const application = { job_id: job.id, user_id: user.id }
      if (!(await apply(db, { ...application, answers }))) throw new Refused(409, ALREADY_APPLIED)
      await saveSnapshot(db, application)
      await notifyOfApplication(db, user.id, job)
      return reply(201, { success: 'Application sent' })
    })
  })

  mount(app, applying.getInterestedJobs, async ({ user, query }) => {
    const [rows, total_job] = await Promise.all([
      listApplications(db, user.id, query.page ?? 1),
      countApplications(db, user.id),
    ])
    const ids = rows.map(({ job_id }) => job_id)
    const cards = await findOwnCards(db, user.id, ids)
    return reply(200, { data: rows.map((row) => presentApplication(row, cards.get(row.job_id))), total_job })
  })
}

/** The job and the answers to store, for a person who can apply now. */
async function requireApplicable(db: Db, userId: number, jobId: number, input: QuestionAnswer[]) {
  const job = await findJob(db, jobId)
  if (!job || !(await mayInteract(db, userId, job.poster_id))) throw new Refused(404, JOB_NOT_FOUND)
  const { is_applied: isApplied } = (await findFlags(db, userId, [job.id]))(job.id)
  const { percentage } = await findCompletion(db, userId)
  const refusal = refusalToApply({ job, isApplied, percentage })
  if (refusal) throw new Refused(refusal.status, refusal.message)
  const answers = matchAnswers(job.questions, input)
  if (typeof answers === 'string') throw new Refused(400, answers)
  return { job, answers }
}
