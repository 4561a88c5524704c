import { applying } from '@guildhall/contract/hiring/applying'
import type { DisputeState } from '@guildhall/contract/jobs/choices'
import { JOB_NOT_FOUND, type JobStatus } from '@guildhall/contract/jobs/endpoints'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { findUser } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { message, notify } from '../notifications/api.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { Refused } from '../platform/http/refusal.ts'
import { holdRatings, lockRatedJob, showRatings, titleAsAppliedFor } from './queries.ts'

const NOT_ACCEPTED = 'Only the person who was accepted for this job can say that it never took place.'
const NOT_FINISHED = 'You can report this once the company has marked the job as finished.'
const DISPUTED_BEFORE = 'You have already said that this job never took place.'

/** The accepted person says that a finished job never took place; an operator decides about its ratings. */
export function disputeRoutes(app: FastifyInstance, { db }: { db: Db }) {
  mount(app, applying.disputeJob, ({ user, params, body }) =>
    db.transaction().execute(async (db) => {
      // Checked before the lock, so that refused calls never delay decisions, and again after it: the job may have changed.
      await requireDisputable(db, user.id, params.id)
      await lockRatedJob(db, params.id)
      const job = await requireDisputable(db, user.id, params.id)
      if (!(await dispute(db, { jobId: job.id, userId: user.id, text: body.text })))
        throw new Refused(409, DISPUTED_BEFORE)
      await holdRatings(db, job.id)
      const name = (await findUser(db, user.id))?.name ?? ''
      await notify(db, {
        userIds: job.is_company_active ? [job.company_id] : [],
        fromId: user.id,
        message: message`${name} says that ${job.title} never took place. Its ratings stay hidden until we review it.`,
        job,
        applicantId: user.id,
      })
      return reply(200, {
        success: `Thank you. The ratings for “${job.title_as_applied_for}” stay hidden until we review it.`,
      })
    }),
  )
}

async function requireDisputable(db: Db, userId: number, jobId: number) {
  const job = await db
    .selectFrom('jobs')
    .innerJoin('users as poster', 'poster.id', 'jobs.user_id')
    .innerJoin('applications', (join) =>
      join.onRef('applications.job_id', '=', 'jobs.id').on('applications.user_id', '=', userId),
    )
    .where('jobs.id', '=', jobId)
    .select([
      'jobs.id',
      'jobs.job_title as title',
      titleAsAppliedFor.as('title_as_applied_for'),
      sql<JobStatus>`jobs.status`.as('status'),
      'jobs.accepted_user_id',
      'poster.id as company_id',
      'poster.is_active as is_company_active',
    ])
    .executeTakeFirst()
  if (!job) throw new Refused(404, JOB_NOT_FOUND)
  if (job.accepted_user_id !== userId) throw new Refused(409, NOT_ACCEPTED)
  if (job.status !== 'Finished') throw new Refused(409, NOT_FINISHED)
  return job
}

/** Returns false if the job is disputed already. */
async function dispute(db: Db, { jobId, userId, text }: { jobId: number; userId: number; text: string }) {
  const inserted = await db
    .insertInto('job_disputes')
    .values({ job_id: jobId, user_id: userId, text })
    .onConflict((conflict) => conflict.doNothing())
    .returning('job_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The disputes that wait for an operator, the oldest first. */
export const listWaitingDisputes = (db: Db) =>
  db
    .selectFrom('job_disputes')
    .innerJoin('jobs', 'jobs.id', 'job_disputes.job_id')
    .innerJoin('users as company', 'company.id', 'jobs.user_id')
    .innerJoin('users as person', 'person.id', 'job_disputes.user_id')
    .where('outcome', 'is', null)
    .select((e) => [
      'job_disputes.job_id',
      'job_disputes.text',
      'job_disputes.created_at',
      titleAsAppliedFor.as('title'),
      'company.username as company',
      'person.username as person',
      e
        .selectFrom('ratings')
        .whereRef('ratings.job_id', '=', 'job_disputes.job_id')
        .select((rating) => rating.fn.countAll<number>().as('count'))
        .$asScalar()
        .as('ratings'),
    ])
    .orderBy('job_disputes.created_at')
    .execute()

/**
 * Decides about disputed jobs: their ratings show like others, or never.
 *
 * @returns the ids of those that were disputed, and not decided so before
 */
export async function decideDisputes(db: Db, jobIds: number[], outcome: Exclude<DisputeState, 'waiting'>) {
  const decided: number[] = []
  for (const jobId of new Set(jobIds))
    if (await db.transaction().execute((db) => decideDispute(db, jobId, outcome))) decided.push(jobId)
  return decided
}

async function decideDispute(db: Db, jobId: number, outcome: 'released' | 'dropped') {
  await lockRatedJob(db, jobId)
  const { numUpdatedRows } = await db
    .updateTable('job_disputes')
    .set({ outcome, decided_at: sql`now()` })
    .where('job_id', '=', jobId)
    .where(sql<boolean>`outcome is distinct from ${outcome}`)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  await (outcome === 'released' ? showRatings(db, jobId) : holdRatings(db, jobId))
  return true
}
