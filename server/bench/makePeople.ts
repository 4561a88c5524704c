import { LANGUAGES, PRESENT, PROFICIENCIES } from '@guildhall/contract/profile/choices'
import { longText } from './longTexts.ts'
import type { Lookups } from './lookups.ts'
import { idsOf, pickSalary, pickTypes, type Numbered } from './makeJobs.ts'
import { pick, pickByRank, pickSeveral, seeded, type Random } from './random.ts'
import { companyName, jobTitle, makeNames, personBio, personIntro } from './vocabulary.ts'

const FIRST_YEAR = 2004
const LAST_YEAR = 2025
const RATED = 0.5
const FIRST_NAMES = 600
const LAST_NAMES = 8_000
// With two experiences, the average, 120 words.
const BIO_WORDS = 60
const DETAILS_WORDS = 30

export type BenchPerson = ReturnType<typeof makePerson>
type Ingredients = { random: Random; lookups: Lookups }
type Names = Record<'first' | 'last', string[]>

/** Generates people with complete profiles. */
export function* makePeople({ firstId, count }: Numbered, ingredients: Ingredients): Generator<BenchPerson> {
  const { random } = ingredients
  const names = { first: makeNames(random, FIRST_NAMES), last: makeNames(random, LAST_NAMES) }
  for (let i = 0; i < count; i++) yield makePerson(firstId + i, { ...ingredients, names })
}

/** A row of an account, the rows of its profile's sections without its id, and the ratings that it got. */
function makePerson(id: number, { random, lookups, names }: Ingredients & { names: Names }) {
  const skills = pickSeveral(random, lookups.skills, { count: 3 + Math.floor(random() * 5), flat: 2 })
  const title = jobTitle(random, skills[0]!.skill_name)
  // With a seed of its own, so that all else stays the same if the texts change.
  const texts = seeded(id)
  const { amount, period } = pickSalary(random)
  const row = {
    id,
    user_type: 'personal',
    username: `person${id}`,
    email: `person${id}@example.com`,
    name: `${pickByRank(random, names.first, 10)} ${pickByRank(random, names.last, 50)}`,
    is_active: true,
    short_intro: personIntro(random, title),
    bio: longText(texts, { beginning: personBio(random), words: BIO_WORDS }),
    location_id: pickByRank(random, lookups.locations, 3).id,
    rate_nominal: amount,
    rate_period: period,
    phone_number: '+49 30 1234567',
    resume: `/files/resumes/${id}/resume.pdf`,
  }
  return {
    row,
    skills: idsOf(skills).map((skill_id) => ({ skill_id, skill_level_id: pick(random, lookups.levels).id })),
    types: pickTypes(random, lookups.types),
    language: { language: pickByRank(random, LANGUAGES, 1), proficiency: pick(random, PROFICIENCIES) },
    experiences: makeExperiences(random, { title, texts }),
    ratings: Array.from({ length: random() < RATED ? 1 + Math.floor(random() * 2) : 0 }, () =>
      String((1 + Math.floor(random() * 10)) / 2),
    ),
  }
}

/** Up to four jobs in a row, the last of which is held today. */
function makeExperiences(random: Random, { title, texts }: { title: string; texts: Random }) {
  const count = Math.floor(random() * 5)
  const years = Math.floor((LAST_YEAR - FIRST_YEAR) / Math.max(1, count))
  return Array.from({ length: count }, (_, i) => ({
    company_name: companyName(random),
    job_name: i === count - 1 ? title : jobTitle(random, ''),
    start_date: `${FIRST_YEAR + i * years}-03-01`,
    end_date: i === count - 1 ? PRESENT : `${FIRST_YEAR + (i + 1) * years}-02-01`,
    details: longText(texts, { beginning: personBio(random), words: DETAILS_WORDS }),
  }))
}
