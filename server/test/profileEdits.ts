import type { Endpoint, Input } from '@guildhall/contract/endpoint'
import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections as sections } from '@guildhall/contract/profile/sections'
import { fill } from '@guildhall/contract/url'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { indexPeople } from '../src/profile/api.ts'
import type { SectionTable } from '../src/profile/sectionQueries.ts'
import type { Account } from './factories.ts'
import type { TestInstance } from './instance.ts'
import { upload, uploadResume } from './uploads.ts'

export const LOCATIONS = ['Remote', 'Berlin, Germany', 'Hamburg, Germany', 'Paris, France']
export const TYPES = ['Full-time', 'Part-time', 'Freelance']
const SKILLS = ['Python', 'Bookkeeping', 'Rust', 'TypeScript', 'SQL', 'Go', 'React']
const NAMES = ['Ann', 'Annika', 'Bo Baker']
const INTROS = ['Baker of bread.', 'Welder, and baker of rust', '']
const TITLES = ['Baker', 'Head welder', 'Python trainer']
const BIOS = ['A long text about python.', '', 'Another text.']
const END_DATES = ['2020-01-01', '9999-12-31']

type Target = {
  instance: TestInstance
  /** The server that receives the call. */
  app: FastifyInstance
  person: Account
  /** Companies, each with the jobs for which it rates. */
  raters: { id: number; jobs: number[] }[]
  resume: Buffer
  picture: Buffer
}
/** `choice` says which of several values. */
type Edit = (target: Target, choice: number) => Promise<{ statusCode: number } | void>

const pick = <T>(from: readonly T[], choice: number) => from[choice % from.length]!

const call = <E extends Endpoint>({ app, person }: Target, e: E, input: Input<E>) =>
  app.inject({ method: e.method, ...fill(e.path, input), headers: { authorization: `JWT ${person.access}` } })

/** An edit of one of the person's rows, if there is any. */
const ofRow =
  (
    table: SectionTable,
    edit: (target: Target, params: { id: number }, choice: number) => ReturnType<Edit>,
  ): Edit =>
  async (target, choice) => {
    const { instance, person } = target
    const rows = await instance.db.selectFrom(table).where('user_id', '=', person.id).select('id').execute()
    return rows.length > 0 ? edit(target, pick(rows, choice), choice) : undefined
  }

const experience = (choice: number) => ({
  companyName: pick(['Mill', 'Rust works'], choice),
  jobTitle: pick(TITLES, choice),
  jobStartDate: '2019-01-01',
  jobEndDate: pick(END_DATES, choice),
  jobDescription: pick(['', 'Head of python at times.'], choice >> 1),
})

/** As an operator does it, and then the task that adds what is missing. */
const setActive = ({ db }: TestInstance, id: number, is_active: boolean) =>
  db.transaction().execute(async (db) => {
    await db.updateTable('users').set({ is_active }).where('id', '=', id).execute()
    if (is_active) await indexPeople(db)
  })

/** Everything that changes who is found by a search, or what a card shows. */
const EDITS: Record<string, Edit> = {
  saveHead: (target, choice) => {
    const body = {
      name: pick(NAMES, choice),
      shortIntro: pick(INTROS, choice >> 1),
      bio: pick(BIOS, choice >> 2),
    }
    return call(target, profile.saveProfile, { body })
  },
  saveLocation: async (target, choice) => {
    const id = await target.instance.lookup('location', pick(LOCATIONS, choice))
    return call(target, profile.saveLocation, { body: { id } })
  },
  saveRate: (target, choice) =>
    call(target, sections.saveRate, { body: { amount: String(choice + 1), period: 'Hour' } }),
  addRate: (target, choice) =>
    call(target, sections.addRate, { body: { amount: String(choice + 1), period: 'Month' } }),
  saveImage: ({ app, person, picture }) =>
    upload({ app }, profile.saveImage, { content: picture }, { as: person }),
  addSkill: async (target, choice) => {
    const skillId = await target.instance.lookup('skill', pick(SKILLS, choice))
    return call(target, sections.addSkill, { body: { skillId, skillLevelId: 1 } })
  },
  deleteSkill: ofRow('user_skills', (target, params) => call(target, sections.deleteSkill, { params })),
  addType: async (target, choice) => {
    const id = await target.instance.lookup('employment_type', pick(TYPES, choice))
    return call(target, sections.addEmploymentType, { body: { id } })
  },
  deleteType: ofRow('user_employment_types', (target, params) =>
    call(target, sections.deleteEmploymentType, { params }),
  ),
  addLanguage: (target) =>
    call(target, sections.addLanguage, { body: { language: 'English', proficiency: 'Native' } }),
  deleteLanguage: ofRow('user_languages', (target, params) =>
    call(target, sections.deleteLanguage, { params }),
  ),
  addExperience: (target, choice) => call(target, sections.addExperience, { body: experience(choice) }),
  saveExperience: ofRow('experiences', (target, params, choice) =>
    call(target, sections.saveExperience, { params, body: experience(choice + 1) }),
  ),
  deleteExperience: ofRow('experiences', (target, params) =>
    call(target, sections.deleteExperience, { params }),
  ),
  saveResume: ({ app, person, resume }) => uploadResume({ app }, person, { content: resume }),
  deleteResume: (target) => call(target, profile.deleteResume, {}),
  // Seldom, so that enough people remain.
  deleteAccount: async ({ instance, person: { id } }, choice) => {
    if (choice > 0) return
    await instance.db.transaction().execute(async (db) => {
      await db.selectFrom('users').where('id', '=', id).select('id').forUpdate().execute()
      await db.deleteFrom('ratings').where('to_user_id', '=', id).execute()
      await db.deleteFrom('users').where('id', '=', id).execute()
    })
  },
  deactivate: ({ instance, person }) => setActive(instance, person.id, false),
  async activate({ instance, person }) {
    await setActive(instance, person.id, true)
    // The deactivation has ended the session.
    Object.assign(person, await instance.logIn(person))
  },
  rate: async ({ instance, person, raters }, choice) => {
    const { id, jobs } = pick(raters, choice)
    const row = { job_id: pick(jobs, person.id), from_user_id: id, to_user_id: person.id, comment: 'Good.' }
    await instance.db.transaction().execute(async (db) => {
      const account = db.selectFrom('users').where('id', '=', person.id).select('id').forKeyShare()
      // The account may be deleted already.
      if (!(await account.executeTakeFirst())) return
      await db
        .insertInto('ratings')
        .values({
          ...row,
          rating: 1 + (choice % 9) / 2,
          // Every third one is hidden.
          shown_at: choice % 3 === 0 ? sql`now() + interval '14 days'` : sql`now()`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
  },
  deactivateRater: ({ instance, raters }, choice) => setActive(instance, pick(raters, choice).id, false),
  activateRater: ({ instance, raters }, choice) => setActive(instance, pick(raters, choice).id, true),
}

export type AnEdit = { edit: string; person: number; server: number; choice: number }

/** An edit of one of some people, sent to one of some servers. */
export const anEdit = ({ people, servers }: { people: number; servers: number }): fc.Arbitrary<AnEdit> =>
  fc.record({
    edit: fc.constantFrom(...Object.keys(EDITS)),
    person: fc.nat({ max: people - 1 }),
    server: fc.nat({ max: servers - 1 }),
    choice: fc.nat({ max: 20 }),
  })

/** Some edits are refused, such as those of a deactivated person; none fails. */
export async function makeEdit(edit: string, target: Target, choice: number) {
  const response = await EDITS[edit]!(target, choice)
  if (response && response.statusCode >= 500)
    throw new Error(`The edit ${edit} failed: ${response.statusCode}`)
}
