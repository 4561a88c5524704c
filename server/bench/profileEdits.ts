import { MAX } from '@guildhall/contract/sizes'
import { sql } from 'kysely'
import { nameRule } from '../src/account/api.ts'
import type { Db } from '../src/db/connect.ts'
import { saveProfile } from '../src/profile/edit.ts'
import { addRow, deleteRow } from '../src/profile/sections.ts'
import type { Filled } from './database.ts'
import { fillProfiles } from './fullProfiles.ts'
import { measureRates, type Clients, type Rate } from './clients.ts'

const MANY_CLIENTS = 16
const EDITED_PEOPLE = 500

type Scenario = {
  action: 'add or delete a skill' | 'save name, intro and bio' | 'the same of full profiles'
  clients: number
}

export type EditResult = Scenario &
  Rate & {
    /** People with complete profiles in the database. */
    people: number
  }

const SCENARIOS: Scenario[] = [
  { action: 'add or delete a skill', clients: 1 },
  { action: 'add or delete a skill', clients: MANY_CLIENTS },
  { action: 'save name, intro and bio', clients: 1 },
  { action: 'save name, intro and bio', clients: MANY_CLIENTS },
  { action: 'the same of full profiles', clients: 1 },
]

/** Edits complete profiles with the functions of the product. Changes the databases. */
export async function measureProfileEdits(databases: Filled[], rounds: number): Promise<EditResult[]> {
  const prepared: Prepared[] = []
  for (const database of databases) prepared.push(await prepare(database))
  const rates = await measureRates(
    SCENARIOS.map((scenario) => prepared.map((database) => clientsOf(scenario, database))),
    rounds,
  )
  return SCENARIOS.flatMap((scenario, i) =>
    prepared.map(({ people }, j) => ({ ...scenario, people, ...rates[i]![j]! })),
  )
}

type Prepared = {
  db: Db
  people: number
  /** A skill that many people have, but none of the edited ones. */
  skillId: number
  /** Ids of people in a random order. */
  edited: number[]
  /** Ids of other people, with as many skills and experiences as fit. */
  full: number[]
  /** The row of the skill of those people who have it now. */
  added: Map<number, number>
}

const ACTIONS: Record<Scenario['action'], (database: Prepared) => Promise<unknown>> = {
  async 'add or delete a skill'({ db, skillId, edited, added }) {
    const user_id = next(edited)
    const id = added.get(user_id)
    if (id === undefined) {
      const row = { user_id, skill_id: skillId, skill_level_id: 1 }
      added.set(user_id, (await addRow(db, 'user_skills', row)).id)
      return
    }
    added.delete(user_id)
    await deleteRow(db, 'user_skills', { id, user_id })
  },
  'save name, intro and bio': ({ db, edited }) => saveTexts(db, next(edited)),
  'the same of full profiles': ({ db, full }) => saveTexts(db, next(full)),
}

const nameErrorOf = nameRule('Guildhall')
const saveTexts = (db: Db, userId: number) =>
  saveProfile(
    db,
    userId,
    { name: 'Ada Bench', shortIntro: `Baker ${edits++}`, bio: 'Bakes bread and rolls.' },
    nameErrorOf,
  )

let edits = 0

/** Each of the people in turn, so that no two clients edit the same one. */
function next(people: number[]) {
  const id = people.shift()!
  people.push(id)
  return id
}

const clientsOf = ({ action, clients }: Scenario, database: Prepared): Clients => ({
  clients,
  act: () => ACTIONS[action](database),
})

const FULL_PROFILES = 20

/** Chooses the people, who don't have the most frequent skill yet. */
async function prepare({ db, people }: Filled): Promise<Prepared> {
  const { skill_id: skillId } = await db
    .selectFrom('user_skills')
    .select('skill_id')
    .groupBy('skill_id')
    .orderBy((e) => e.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const full = await fillProfiles(db, FULL_PROFILES)
  const { rows } = await sql<{ id: number }>`
    select id from users
    where user_type = 'personal' and resume is not null
      and (select count(*) from user_skills where user_id = users.id) < ${MAX.skills}::int
      and not exists (select from user_skills where user_id = users.id and skill_id = ${skillId})
    order by md5(id::text) limit ${EDITED_PEOPLE}`.execute(db)
  return { db, people: people.total, skillId, edited: rows.map(({ id }) => id), full, added: new Map() }
}
