import { EXPERIENCE_LEVELS } from '@guildhall/contract/jobs/choices'
import type { JobRow } from '../src/jobs/queries.ts'
import { pick, pickByRank, pickSeveral, type Random } from './random.ts'
import { companyName, FIELDS, jobDetail, RANKS, ROLES } from './vocabulary.ts'

type Skill = JobRow['skills'][number]
type Place = JobRow['locations'][number]
type Type = JobRow['employment_types'][number]
/** The lookups, the most frequent first. */
export type Lookups = { skills: Skill[]; locations: Place[]; types: Type[] }

const DAY_MS = 86_400_000
const YEAR_DAYS = 365
const ENDED = 0.02
// Cumulative: most jobs are full-time.
const TYPE_SHARES = [0.58, 0.73, 0.86, 0.93, 0.98, 1]
const SALARIES = [
  { period: 'Year', from: 24_000, to: 160_000 },
  { period: 'Month', from: 1_800, to: 9_000 },
  { period: 'Hour', from: 14, to: 120 },
] as const

export type Company = { id: number; name: string; username: string }

export const makeCompanies = (random: Random, { firstId, count }: Numbered): Company[] =>
  Array.from({ length: count }, (_, i) => ({
    id: firstId + i,
    name: companyName(random),
    username: `company${firstId + i}`,
  }))

type Numbered = { firstId: number; count: number }

type Ingredients = { random: Random; lookups: Lookups; companies: Company[]; today: Date }

/** Generates jobs, the oldest first; about 2 in 100 are closed or past their deadline. */
export function* makeJobs(numbered: Numbered, ingredients: Ingredients): Generator<JobRow> {
  for (let i = 0; i < numbered.count; i++)
    yield makeJob(numbered.firstId + i, i / numbered.count, ingredients)
}

function makeJob(id: number, age: number, { random, lookups, companies, today }: Ingredients): JobRow {
  const skills = pickSeveral(random, lookups.skills, { count: 3 + Math.floor(random() * 5), flat: 2 })
  const company = pickByRank(random, companies, 300)
  const hasEnded = random() < ENDED
  // Half of them are closed, the others past their deadline.
  const isClosed = hasEnded && random() < 0.5
  const isPast = hasEnded && !isClosed
  const days = isPast ? -2 - Math.floor(random() * 30) : Math.floor(random() * 90)
  return {
    id,
    job_title: title(random, skills[0]!),
    job_detail: jobDetail(random),
    ...salary(random),
    experience_level: pick(random, EXPERIENCE_LEVELS),
    deadline: new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10),
    remote: random() < 0.18,
    created_at: new Date(today.getTime() - (1 - age) * YEAR_DAYS * DAY_MS),
    status: isClosed ? 'Closed' : 'Open',
    questions: [],
    is_before_deadline: !isPast,
    poster_id: company.id,
    poster_name: company.name,
    poster_picture: null,
    poster_country: null,
    skills,
    locations: pickSeveral(random, lookups.locations, { count: random() < 0.2 ? 2 : 1, flat: 3 }),
    employment_types: types(random, lookups.types),
  }
}

function title(random: Random, skill: Skill) {
  const field = random() < 0.5 ? skill.skill_name : random() < 0.5 ? pickByRank(random, FIELDS, 2) : ''
  return [pick(random, RANKS), field, pickByRank(random, ROLES, 1)].filter(Boolean).join(' ')
}

function salary(random: Random) {
  const { period, from, to } = pickByRank(random, SALARIES, 1)
  return { salary_nominal: (from + random() * (to - from)).toFixed(2), salary_period: period }
}

function types(random: Random, types: Type[]) {
  const count = random() < 0.12 ? 2 : 1
  const picked = Array.from({ length: count }, () => {
    const share = random()
    return types[TYPE_SHARES.findIndex((end) => share < end) % types.length]!
  })
  return [...new Set(picked)]
}
