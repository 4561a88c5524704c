import {
  sentProfile,
  type PersonCard,
  type Profile,
  type SentProfile,
} from '@guildhall/contract/profile/endpoints'
import { parseResumePath } from '../adapters/resumes.ts'
import type { PersonRow, ProfileRow, UnratedPerson } from './queries.ts'
import { totalExperience } from './rules.ts'
import type { SearchablePerson } from './searchQueries.ts'

type RateRow = Pick<UnratedPerson, 'rate_nominal' | 'rate_period'>

/** The expected rate of a person who has entered one. */
export const presentRate = ({ rate_nominal, rate_period }: RateRow) => ({
  nominal: rate_nominal!,
  paid_period: rate_period as 'Year' | 'Month' | 'Hour',
})

/** The fields that a card and a profile share, but for the ratings. */
const presentPerson = (row: UnratedPerson) => ({
  id: row.id,
  user_type: row.user_type,
  name: row.name,
  username: row.username,
  profile_picture: row.profile_picture,
  short_intro: row.short_intro,
  userlocation:
    row.location_id && row.location ? { location: { id: row.location_id, location: row.location } } : null,
  expectedsalary: row.rate_nominal ? presentRate(row) : null,
  skills: row.skills.map(({ id, skill_id, skill_name, skill_level_id, skill_level }) => ({
    id,
    skills: { id: skill_id, skill_name },
    skill_level: { id: skill_level_id, skill_level },
  })),
  useremploymenttype: row.employment_types.map(({ id, type_id, type }) => ({
    id,
    employment_type: { id: type_id, type },
  })),
})

/** A card without the ratings, for a list that is searched. */
export const presentUnratedCard = (row: SearchablePerson) => ({
  ...presentPerson(row),
  last_experience: row.last_experience,
  earlier_experiences: row.earlier_experiences,
})

/** A card of one of few people, such as an applicant. */
export const presentPersonCard = (row: PersonRow): PersonCard => ({
  ...presentPerson(row),
  last_experience: row.last_experience,
  ...row.ratings,
})

/** Days worked until today. */
export const totalToDate = (spans: Parameters<typeof totalExperience>[0]) =>
  totalExperience(spans, new Date().toISOString().slice(0, 10))

type Contact = {
  notice: string | null
  isShown: boolean
  /** In place of a hidden email. */
  alias: string | null
}

const SHOWN = { notice: null, isShown: true, alias: null }

/** A profile with its contact data. */
export const presentOwnProfile = (row: ProfileRow) => presentProfile(row, SHOWN)

/** Hidden contact data is null but for the alias; its keys are always present. */
export const presentProfile = (row: ProfileRow, contact: Contact): Profile => ({
  ...presentPerson(row),
  ...row.ratings,
  email: contact.isShown ? row.email : contact.alias,
  phone_number: contact.isShown ? row.phone_number : null,
  resume: contact.isShown ? row.resume : null,
  contact_notice: contact.notice,
  bio: row.bio,
  portfolios: row.portfolios,
  languages: row.languages,
  experiences: {
    data: row.experiences,
    total_exp: totalToDate(row.experiences),
  },
  educations: row.educations,
  is_indexable: row.is_indexable,
  ...(row.user_type === 'company' && { response_time: row.response_time }),
  ...(row.contact_asked !== null && { contact_asked: row.contact_asked }),
})

/** A profile with all contact data, as an application keeps it. Parsing strips what the contract leaves out. */
export const presentSent = (row: ProfileRow): SentProfile =>
  sentProfile.parse({
    ...presentOwnProfile(row),
    resume: row.resume === null ? null : (parseResumePath(row.resume)?.fileName ?? null),
  })
