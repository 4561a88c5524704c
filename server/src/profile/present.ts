import type { PersonCard } from '@guildhall/contract/profile'
import type { PersonRow } from './queries.ts'

const SKILLS_ON_A_CARD = 5

/** What a card and a whole profile show alike. */
export const presentPerson = (row: PersonRow) => ({
  id: row.id,
  user_type: row.user_type,
  name: row.name,
  username: row.username,
  profile_picture: row.profile_picture,
  short_intro: row.short_intro,
  userlocation:
    row.location_id && row.location ? { location: { id: row.location_id, location: row.location } } : null,
  expectedsalary: row.rate_nominal
    ? { nominal: row.rate_nominal, paid_period: row.rate_period as 'Year' | 'Month' | 'Hour' }
    : null,
  skills: row.skills.map(({ id, skill_id, skill_name, skill_level_id, skill_level }) => ({
    id,
    skills: { id: skill_id, skill_name },
    skill_level: { id: skill_level_id, skill_level },
  })),
  useremploymenttype: row.employment_types.map(({ id, type_id, type }) => ({
    id,
    employment_type: { id: type_id, type },
  })),
  rate_ratio: row.rate_ratio,
  rating_count: row.rating_count,
})

export function presentCard(row: PersonRow): PersonCard {
  const person = presentPerson(row)
  return { ...person, skills: person.skills.slice(0, SKILLS_ON_A_CARD), last_experience: row.last_experience }
}
