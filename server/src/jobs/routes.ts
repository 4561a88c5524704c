import { JOB_NOT_FOUND, jobs, MAX_SAVED_JOBS } from '@guildhall/contract/jobs/endpoints'
import { similar } from '@guildhall/contract/jobs/similar'
import { posting } from '@guildhall/contract/posting/endpoints'
import { USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance } from 'fastify'
import { findUser, lockActiveAccount } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply, type User } from '../platform/http/mount.ts'
import { Refused, refusedFields } from '../platform/http/refusal.ts'
import { findOwnCards, goneCard } from './ownCards.ts'
import { deleteJob, editJob, extendJob } from './change.ts'
import { postJobOnce } from './post.ts'
import { countPostedJobs, findOwnDetails, listPostedJobs, presentPostedJob } from './postedJobs.ts'
import { presentCard, presentJob } from './present.ts'
import {
  countCompanyJobs,
  countSavedJobs,
  countView,
  deleteSavedJob,
  findJobDetail,
  findJobPoster,
  findFlags,
  listCompanyJobs,
  listSaved,
  saveJob,
} from './queries.ts'
import { isVisible, isWebAppCall, type Flags } from './rules.ts'
import { listSimilarJobs } from './similar.ts'
import { viewerKey } from './views.ts'

type Dependencies = { db: Db; secret: string }

// The web app adds 'from another page. Please refresh'.
const JOB_GONE = 'This job was closed or removed'
const TOO_MANY_SAVED = `You can save up to ${MAX_SAVED_JOBS.toLocaleString('en')} jobs. Remove one to save another.`

export function jobRoutes(app: FastifyInstance, { db, secret }: Dependencies) {
  const viewerOf = viewerKey(secret)

  mount(app, posting.addJob, async ({ user, body }) => {
    const job = { company: user, form: body.value, questions: body.additionalValue }
    const id = await db.transaction().execute((db) => postJobOnce(db, job))
    return reply(201, { id, success: 'Job posted' })
  })

  mount(app, posting.editJob, async ({ user, params, body }) => {
    const job = { form: body.value, questions: body.additionalValue }
    const own = { companyId: user.id, jobId: params.id }
    await db.transaction().execute((db) => editJob(db, own, job))
    return reply(200, { success: 'Job updated' })
  })

  mount(app, posting.extendJob, async ({ user, params, body }) => {
    const own = { companyId: user.id, jobId: params.id }
    await db.transaction().execute((db) => extendJob(db, own, body.deadline))
    return reply(200, { success: 'Deadline extended' })
  })

  mount(app, posting.deleteJob, async ({ user, params }) => {
    const own = { companyId: user.id, jobId: params.id }
    await db.transaction().execute((db) => deleteJob(db, own))
    return reply(200, { success: 'Job deleted' })
  })

  mount(app, jobs.getJobDetail, async ({ user, params }) => {
    const visible = await findVisibleJob(db, user, params.id)
    if (!visible) throw new Refused(404, JOB_NOT_FOUND)
    const { job, flags } = visible
    const own = user?.id === job.poster_id && (await findOwnDetails(db, job.id))
    return reply(200, { ...presentJob(job), ...flags, ...own })
  })

  mount(app, jobs.viewJob, async ({ user, params, request }) => {
    const posterId = await findJobPoster(db, params.id)
    if (posterId === undefined) throw new Refused(404, JOB_NOT_FOUND)
    if (user?.id !== posterId && isWebAppCall(request.headers))
      await countView(db, params.id, user ? `user ${user.id}` : viewerOf(request))
    return reply(204, undefined)
  })

  mount(app, posting.getPostedJobs, async ({ user, query }) => {
    const { status, sort = 'newest', page = 1 } = query
    const [rows, { counts, totalOf }] = await Promise.all([
      listPostedJobs(db, { companyId: user.id, status, sort, page }),
      countPostedJobs(db, user.id),
    ])
    return reply(200, { data: rows.map(presentPostedJob), total_job: totalOf(status), counts })
  })

  mount(app, jobs.getCompanyJobs, async ({ params, query }) => {
    const company = await findUser(db, params.userId)
    if (company?.user_type !== 'company') throw new Refused(404, USER_NOT_FOUND)
    const [rows, total_job] = await Promise.all([
      listCompanyJobs(db, company.id, query.page ?? 1),
      countCompanyJobs(db, company.id),
    ])
    return reply(200, { data: rows.map(presentCard), total_job })
  })

  mount(app, similar.getSimilarJobs, async ({ user, params }) => {
    const visible = await findVisibleJob(db, user, params.id)
    if (!visible) throw new Refused(404, JOB_NOT_FOUND)
    return reply(200, { data: await listSimilarJobs(db, visible.job, user?.id) })
  })

  mount(app, jobs.saveJob, async ({ user, body }) => {
    if (!(await findVisibleJob(db, user, body.id))) throw refusedFields({ id: [JOB_GONE] })
    return db.transaction().execute(async (db) => {
      // Concurrent saves of one account wait for each other.
      await lockActiveAccount(db, user.id, 'exclusive')
      if (!(await saveJob(db, user.id, body.id))) throw new Refused(409, 'This job is already saved')
      if ((await countSavedJobs(db, user.id)) > MAX_SAVED_JOBS) throw new Refused(403, TOO_MANY_SAVED)
      return reply(201, { success: 'Job saved' })
    })
  })

  mount(app, jobs.deleteSavedJob, async ({ user, params }) => {
    if (!(await deleteSavedJob(db, user.id, params.id))) throw new Refused(404, 'This job is already removed')
    return reply(200, { success: 'Removed from saved jobs' })
  })

  // Without a Location header, so that a browser's fetch returns the 302 instead of following it.
  mount(app, jobs.checkSavedJob, async ({ user, params }) => {
    const flags = await findFlags(db, user.id, [params.id])
    if (!flags(params.id).is_saved) throw new Refused(404, 'This job is not saved')
    return reply(302, {})
  })

  mount(app, jobs.getSavedJobs, async ({ user, query }) => {
    const [rows, total_job] = await Promise.all([
      listSaved(db, user.id, query.page ?? 1),
      countSavedJobs(db, user.id),
    ])
    const ids = rows.map(({ id }) => id)
    const cards = await findOwnCards(db, user.id, ids)
    const data = rows.map(
      ({ id, job_title, saved_at }) =>
        cards.get(id) ?? { ...goneCard(id, job_title), saved_at: saved_at.toISOString() },
    )
    return reply(200, { data, total_job })
  })
}

/** A job that is visible to this caller, with the caller's flags. */
async function findVisibleJob(db: Db, user: User | null, jobId: number) {
  const job = await findJobDetail(db, jobId)
  const flags: Flags = user ? (await findFlags(db, user.id, [jobId]))(jobId) : {}
  return job && isVisible(job, user?.id, flags) ? { job, flags } : undefined
}
