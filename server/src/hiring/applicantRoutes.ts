import { hiring } from '@guildhall/contract/hiring/endpoints'
import { JOB_NOT_FOUND } from '@guildhall/contract/jobs/endpoints'
import { USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance } from 'fastify'
import type { Files } from '../adapters/files.ts'
import { resumeLinks } from '../adapters/resumes.ts'
import { findInBlock, mayInteract } from '../blocking/api.ts'
import type { Db } from '../db/connect.ts'
import { isOwnJob } from '../jobs/api.ts'
import { mount, reply, type User } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { contactReader, findPersonCards, findSentProfile } from '../profile/api.ts'
import {
  countApplicants,
  findApplication,
  listApplicants,
  saveShortlistAndNote,
  seeApplications,
} from './applicantQueries.ts'
import { lockJobToDecide } from './decisions.ts'
import { cardAsSent, presentApplicant, presentHistory } from './present.ts'
import { changedFields, withoutContact } from './rules.ts'
import { findSnapshot } from './snapshots.ts'

type Dependencies = { db: Db; files: Files; secret: string }

/** What a company does with the applicants for its jobs before it decides. */
export function applicantRoutes(app: FastifyInstance, { db, files, secret }: Dependencies) {
  const linkTo = resumeLinks(files, secret)
  const findContactNotice = contactReader(app, db)

  mount(app, hiring.getApplicants, async ({ user, params, query }) => {
    await requireOwnJob(db, user, params.id)
    const { status, skill, shortlisted, withdrawn, user: userId, sort = 'newest', page = 1 } = query
    const onlyCurrent = withdrawn === false
    const filters = { jobId: params.id, status, skill, shortlisted, userId, onlyCurrent }
    const [rows, { total, counts, newCount }] = await Promise.all([
      listApplicants(db, { ...filters, sort, page }),
      countApplicants(db, filters),
    ])
    const people = await findCards(db, {
      companyId: user.id,
      jobId: params.id,
      ids: rows.map((row) => row.user_id),
    })
    const data = rows.flatMap((row) => {
      const user = people.get(row.user_id)
      return user ? [presentApplicant(row, user)] : []
    })
    return reply(200, { data, total_user: total, counts, new_count: newCount })
  })

  mount(app, hiring.getApplication, async ({ user, params, query, request }) => {
    await requireOwnJob(db, user, params.id)
    const key = { job_id: params.id, user_id: query.user }
    const [isUnblocked, application, people, sent, today] = await Promise.all([
      mayInteract(db, user.id, key.user_id),
      findApplication(db, key),
      findPersonCards(db, [key.user_id]),
      findSnapshot(db, key),
      findSentProfile(db, key.user_id),
    ])
    const person = people.get(key.user_id)
    if (!application || !person || !today) throw new Refused(404, USER_NOT_FOUND)
    const { status, history, ...shown } = application
    const profile = { id: key.user_id, may_read_contact: isUnblocked }
    const read = { user, request, profile, isRead: true }
    const isAllowed = sent !== undefined && (await findContactNotice(read)) === null
    const resume = await linkTo(isAllowed ? sent.resume : null)
    if (resume) app.recordSecurityEvent('resume_read', request, { id: user.id, about: key.user_id })
    return reply(200, {
      ...shown,
      user: isUnblocked ? person : cardAsSent(person, sent?.profile),
      application_status: status,
      history: presentHistory(history),
      snapshot: sent ? (isAllowed ? sent.profile : withoutContact(sent.profile)) : null,
      changed: isAllowed ? changedFields(sent, today) : [],
      resume,
    })
  })

  mount(app, hiring.markApplicant, async ({ user, params, body }) => {
    await requireOwnJob(db, user, params.id)
    const { user_id, ...changes } = body
    if (!(await saveShortlistAndNote(db, { job_id: params.id, user_id }, changes)))
      throw new Refused(404, USER_NOT_FOUND)
    return reply(200, { success: changes.note === undefined ? 'Shortlist updated' : 'Note saved' })
  })

  mount(app, hiring.seeApplicants, ({ user, params }) =>
    db.transaction().execute(async (db) => {
      // A decision about the same applications comes before or after it.
      await lockJobToDecide(db, user.id, params.id)
      await seeApplications(db, params.id)
      return reply(200, { success: 'Applicants marked as seen' })
    }),
  )
}

/** The cards of applicants for a job. */
async function findCards(db: Db, applicants: { companyId: number; jobId: number; ids: number[] }) {
  const { companyId, jobId, ids } = applicants
  const [cards, inBlock] = await Promise.all([findPersonCards(db, ids), findInBlock(db, companyId, ids)])
  for (const id of inBlock) {
    const card = cards.get(id)
    const sent = await findSnapshot(db, { job_id: jobId, user_id: id })
    if (card) cards.set(id, cardAsSent(card, sent?.profile))
  }
  return cards
}

async function requireOwnJob(db: Db, user: User, jobId: number) {
  if (!(await isOwnJob(db, user.id, jobId))) throw new Refused(404, JOB_NOT_FOUND)
}
