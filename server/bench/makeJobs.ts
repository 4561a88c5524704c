import { EXPERIENCE_LEVELS } from '@guildhall/contract/jobs/choices'
import { longText } from './longTexts.ts'
import type { Lookups } from './lookups.ts'
import { pick, pickByRank, pickSeveral, seeded, type Random } from './random.ts'
import { companyName, jobDetail, jobTitle } from './vocabulary.ts'

const DAY_MS = 86_400_000
const YEAR_DAYS = 365
const ENDED = 0.02
const DETAIL_WORDS = 120
// Cumulative: most jobs are full-time.
const TYPE_SHARES = [0.58, 0.73, 0.86, 0.93, 0.98, 1]
const SALARIES = [
  { period: 'Year', from: 24_000, to: 160_000 },
  { period: 'Month', from: 1_800, to: 9_000 },
  { period: 'Hour', from: 14, to: 120 },
] as const

/** Rows with consecutive ids. */
export type Numbered = { firstId: number; count: number }

type Company = ReturnType<typeof makeCompanies>[number]

export const makeCompanies = (random: Random, { firstId, count }: Numbered) =>
  Array.from({ length: count }, (_, i) => ({
    id: firstId + i,
    user_type: 'company',
    username: `company${firstId + i}`,
    email: `company${firstId + i}@example.com`,
    name: companyName(random),
    is_active: true,
  }))

export type BenchJob = ReturnType<typeof makeJob>
type Ingredients = { random: Random; lookups: Lookups; companies: Company[]; today: Date }

/** Generates jobs, the oldest first; about 2 in 100 are closed or past their deadline. */
export function* makeJobs(numbered: Numbered, ingredients: Ingredients): Generator<BenchJob> {
  for (let i = 0; i < numbered.count; i++)
    yield makeJob(numbered.firstId + i, i / numbered.count, ingredients)
}

/** A row of a job, and the ids of its lookups. */
function makeJob(id: number, age: number, { random, lookups, companies, today }: Ingredients) {
  const skills = pickSeveral(random, lookups.skills, { count: 3 + Math.floor(random() * 5), flat: 2 })
  const company = pickByRank(random, companies, 300)
  const hasEnded = random() < ENDED
  // Half of them are closed, the others past their deadline.
  const isClosed = hasEnded && random() < 0.5
  const isPast = hasEnded && !isClosed
  const days = isPast ? -2 - Math.floor(random() * 30) : Math.floor(random() * 90)
  // In this order: a comparison with an earlier commit needs the same jobs.
  const job_title = jobTitle(random, skills[0]!.skill_name)
  const job_detail = longText(seeded(id), { beginning: jobDetail(random), words: DETAIL_WORDS })
  const { amount, period } = pickSalary(random)
  const row = {
    id,
    user_id: company.id,
    job_title,
    job_detail,
    salary_nominal: amount,
    salary_period: period,
    experience_level: pick(random, EXPERIENCE_LEVELS),
    deadline: new Date(today.getTime() + days * DAY_MS).toISOString().slice(0, 10),
    remote: random() < 0.18,
    created_at: new Date(today.getTime() - (1 - age) * YEAR_DAYS * DAY_MS),
    status: isClosed ? 'Closed' : 'Open',
  }
  return {
    row,
    skills: idsOf(skills),
    locations: idsOf(pickSeveral(random, lookups.locations, { count: random() < 0.2 ? 2 : 1, flat: 3 })),
    types: pickTypes(random, lookups.types),
  }
}

export const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id)

export function pickSalary(random: Random) {
  const { period, from, to } = pickByRank(random, SALARIES, 1)
  return { amount: (from + random() * (to - from)).toFixed(2), period }
}

/** Ids of one or two employment types. */
export function pickTypes(random: Random, types: Lookups['types']) {
  const count = random() < 0.12 ? 2 : 1
  const picked = Array.from({ length: count }, () => {
    const share = random()
    return types[TYPE_SHARES.findIndex((end) => share < end) % types.length]!
  })
  return [...new Set(idsOf(picked))]
}
