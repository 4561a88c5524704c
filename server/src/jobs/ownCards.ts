import type { Db } from '../db/connect.ts'
import { presentCard } from './present.ts'
import { addFlags, findJobs } from './queries.ts'

/** Cards for a person, with flags, by the ids of the jobs. Jobs of companies whose accounts are inactive have none. */
export async function findOwnCards(db: Db, userId: number, jobIds: number[]) {
  const jobs = await findJobs(db, jobIds)
  const cards = await addFlags(db, userId, [...jobs.values()].map(presentCard))
  return new Map(cards.map((card) => [card.id, card]))
}

/** Stands for the card of a job whose company is suspended. */
export const goneCard = (id: number, job_title: string) => ({ id, company_gone: true, job_title }) as const
