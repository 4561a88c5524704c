import { profile, type Profile, USER_NOT_FOUND } from '@guildhall/contract/profile'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../kit/mount.ts'
import { Refused } from '../kit/refusal.ts'
import { presentPerson } from './present.ts'
import { findCompletionItems, findProfile, type ProfileRow } from './queries.ts'
import { completion, totalExperience } from './rules.ts'

export function profileRoutes(app: FastifyInstance, db: Db) {
  mount(app, profile.getProfile, async ({ params, user }) => {
    const row = await findProfile(db, params.userId)
    if (!row) throw new Refused(404, USER_NOT_FOUND)
    const whole = presentProfile(row)
    // The keys stay: a visitor reads null where only members may look.
    return reply(200, user ? whole : { ...whole, email: null, phone_number: null, resume: null })
  })

  mount(app, profile.getCompletion, async ({ user }) =>
    reply(200, completion(await findCompletionItems(db, user.id))),
  )
}

const presentProfile = (row: ProfileRow): Profile => ({
  ...presentPerson(row),
  email: row.email,
  phone_number: row.phone_number,
  bio: row.bio,
  resume: row.resume,
  portfolios: row.portfolios,
  languages: row.languages,
  experiences: {
    data: row.experiences,
    total_exp: totalExperience(row.experiences, new Date().toISOString().slice(0, 10)),
  },
  educations: row.educations,
})
