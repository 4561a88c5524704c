import type { Db } from '../db/connect.ts'
import { presentCard } from './present.ts'
import { addFlags, findJobs } from './queries.ts'

/** Job cards with a person's flags, by job id. Jobs of inactive companies have none. */
export async function findOwnCards(db: Db, userId: number, jobIds: number[]) {
  const jobs = await findJobs(db, jobIds)
  const cards = await addFlags(db, userId, [...jobs.values()].map(presentCard))
  return new Map(cards.map((card) => [card.id, card]))
}

/** Stands for the card of a job whose company is suspended. */
export const goneCard = (id: number, job_title: string) => ({ id, company_gone: true, job_title }) as const
