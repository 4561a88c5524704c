import { countryOf } from '../countries.ts'
import { chanceOf, shuffledCycle, type Chance } from '../random.ts'
import { roleOf } from './roles/all.ts'
import type { Level, Role } from './roles/role.ts'
import type { DemoCompany, DemoJob, EmploymentType, ExperienceLevel } from '../types.ts'
import type { Workplace } from '../workplaces.ts'
import { writeDetail, type Decks } from './detail.ts'
import { payOf } from './pay.ts'

/** A generated job, with the properties that people are matched by. */
export type Posting = DemoJob & { role: string; level: Level; outcome: Outcome }

/** How a job ends. The accepted applicant is chosen later, among those who apply. */
export type Outcome = 'Open' | 'Overdue' | 'In Progress' | 'Finished' | 'Closed'

type Employer = DemoCompany & Workplace

const OUTCOMES: Outcome[] = [
  ...Array<Outcome>(30).fill('Open'),
  'Overdue',
  'Overdue',
  'In Progress',
  'In Progress',
  'In Progress',
  'Finished',
  'Finished',
  'Finished',
  'Finished',
  'Closed',
  'Closed',
]

/** `count` jobs of one company, no two with the same title. */
export function makePostings(employer: Employer, count: number, decks: Decks) {
  const chance = chanceOf(`jobs of ${employer.username}`)
  const outcome = shuffledCycle(`fates of ${employer.username}`, OUTCOMES)
  return vacanciesOf(chance, employer, count).map((vacancy) =>
    makePosting(chance, { employer, vacancy, outcome: outcome(), decks }),
  )
}

type Vacancy = { role: string; level: Level; title: string }

const LEVELS: Level[] = ['mid', 'mid', 'senior', 'junior']

function vacanciesOf(chance: Chance, { roles, username }: Employer, count: number) {
  const nextRole = shuffledCycle(`roles of ${username}`, roles)
  const nextLevel = shuffledCycle(`levels of ${username}`, LEVELS)
  const vacancies = new Map<string, Vacancy>()
  for (let tries = 0; vacancies.size < count && tries < count * 20; tries += 1) {
    const [role, level] = [nextRole(), nextLevel()]
    const title = chance.pick(roleOf(role).titles[level])
    if (!vacancies.has(title)) vacancies.set(title, { role, level, title })
  }
  return [...vacancies.values()]
}

const EXPERIENCE: Record<Level, ExperienceLevel[]> = {
  junior: ['1 - 2 years'],
  mid: ['2 - 4 years', '2 - 4 years', '4 - 6 years'],
  senior: ['6 - 8 years', '8 - 10 years', ' > 10 years'],
}

// A job that is in progress or finished is a project, not a permanent position.
const projectTypes = (types: EmploymentType[]): EmploymentType[] => [
  'Contract',
  'Temporary',
  ...types.filter((type) => type === 'Freelance'),
]

const DEFAULT_TYPES: EmploymentType[] = ['Full-time', 'Full-time', 'Part-time']

type Plan = { employer: Employer; vacancy: Vacancy; outcome: Outcome; decks: Decks }

function makePosting(chance: Chance, { employer, vacancy, outcome, decks }: Plan): Posting {
  const { role: name, level, title } = vacancy
  const role = roleOf(name)
  // Juniors are not hired as freelancers.
  const types = (role.types ?? DEFAULT_TYPES).filter((type) => level !== 'junior' || type !== 'Freelance')
  const isProject = outcome === 'In Progress' || outcome === 'Finished'
  const type: EmploymentType = isProject
    ? chance.pick(projectTypes(types))
    : level === 'junior' && chance.happens(0.2)
      ? 'Internship'
      : chance.pick(types)
  const remote = role.remote === true && chance.happens(0.45)
  const { payLevel } = countryOf(employer.location)
  const employment_types: EmploymentType[] =
    type === 'Full-time' && chance.happens(0.3) ? ['Full-time', 'Part-time'] : [type]
  const experience_level = chance.pick(EXPERIENCE[level])
  // Texts have their own seed, so that changing a text doesn't change pay and dates.
  const detail = writeDetail(chanceOf(`text of ${employer.username}: ${title}`), decks, {
    employer,
    roleName: name,
    level,
    employment_types,
    experience_level,
    remote,
  })
  return {
    company: employer.username,
    title,
    detail,
    skills: [...role.skills.slice(0, 3), ...chance.sample(role.skills.slice(3), chance.between(0, 3))],
    locations: [employer.location, ...(remote && chance.happens(0.5) ? ['Remote'] : [])],
    employment_types,
    salary: payOf(chance, { role, level, payLevel, type }),
    experience_level,
    remote,
    questions: questionsOf(chance, role.screeningQuestion, type),
    ...timesOf(chance, outcome),
    role: name,
    level,
    outcome,
  }
}

export const START_QUESTION = 'When could you start?'
export const HOURS_QUESTION = 'How many hours a week would you like to work?'

function questionsOf(
  chance: Chance,
  { value, type = 'textarea' }: Role['screeningQuestion'],
  employmentType: EmploymentType,
): DemoJob['questions'] {
  return [
    ...(chance.happens(0.4) ? [{ type, value, required: true }] : []),
    ...(chance.happens(0.35) ? [{ type: 'input' as const, value: START_QUESTION, required: true }] : []),
    ...(employmentType === 'Part-time' && chance.happens(0.5)
      ? [{ type: 'input' as const, value: HOURS_QUESTION, required: false }]
      : []),
  ]
}

function timesOf(chance: Chance, outcome: Outcome): Pick<DemoJob, 'posted_days_ago' | 'deadline_in_days'> {
  if (outcome === 'Open') {
    const posted = chance.pick([chance.between(0, 6), chance.between(3, 20), chance.between(10, 45)])
    return { posted_days_ago: posted, deadline_in_days: chance.between(2, 60) }
  }
  if (outcome === 'Overdue') {
    const posted = chance.between(35, 70)
    return { posted_days_ago: posted, deadline_in_days: -chance.between(3, 25) }
  }
  const posted = outcome === 'Finished' ? chance.between(150, 320) : chance.between(50, 110)
  return { posted_days_ago: posted, deadline_in_days: 30 - posted }
}
