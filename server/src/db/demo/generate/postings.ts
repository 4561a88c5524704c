import { countryOf } from '../countries.ts'
import { chanceOf, deckOf, type Chance } from '../random.ts'
import { roleOf } from './roles/all.ts'
import type { Level } from './role.ts'
import type { DemoCompany, DemoJob, EmploymentType, ExperienceLevel } from '../types.ts'
import type { Workplace } from '../workplaces.ts'
import { writeDetail, type Openings } from './detail.ts'
import { payOf } from './pay.ts'

/** A job that was generated, with what decides who fits. */
export type Posting = DemoJob & { role: string; level: Level; fate: Fate }

/** What shall become of a job; who is chosen is decided when people have applied. */
export type Fate = 'Open' | 'Overdue' | 'In Progress' | 'Finished' | 'Closed'

type Employer = DemoCompany & Workplace

const FATES: Fate[] = [
  ...Array<Fate>(30).fill('Open'),
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

/** So many jobs of one company, no two with the same title. */
export function makePostings(employer: Employer, count: number, openings: Openings) {
  const chance = chanceOf(`jobs of ${employer.username}`)
  const fate = deckOf(`fates of ${employer.username}`, FATES)
  return titlesOf(chance, employer, count).map((opening) =>
    makePosting(chance, { employer, opening, fate: fate(), openings }),
  )
}

type Opening = { role: string; level: Level; title: string }

const LEVELS: Level[] = ['mid', 'mid', 'senior', 'junior']

function titlesOf(chance: Chance, { roles, username }: Employer, count: number) {
  const nextRole = deckOf(`roles of ${username}`, roles)
  const nextLevel = deckOf(`levels of ${username}`, LEVELS)
  const openings = new Map<string, Opening>()
  for (let tries = 0; openings.size < count && tries < count * 20; tries += 1) {
    const [role, level] = [nextRole(), nextLevel()]
    const title = chance.pick(roleOf(role).titles[level])
    if (!openings.has(title)) openings.set(title, { role, level, title })
  }
  return [...openings.values()]
}

const EXPERIENCE: Record<Level, ExperienceLevel[]> = {
  junior: ['1 - 2 years'],
  mid: ['2 - 4 years', '2 - 4 years', '4 - 6 years'],
  senior: ['6 - 8 years', '8 - 10 years', ' > 10 years'],
}

// Work that is begun and done has an end: it is no permanent post.
const withAnEnd = (types: EmploymentType[] = []): EmploymentType[] => [
  'Contract',
  'Temporary',
  ...types.filter((type) => type === 'Freelance'),
]

const USUAL: EmploymentType[] = ['Full-time', 'Full-time', 'Part-time']

type Plan = { employer: Employer; opening: Opening; fate: Fate; openings: Openings }

function makePosting(chance: Chance, { employer, opening, fate, openings }: Plan): Posting {
  const { role: name, level, title } = opening
  const role = roleOf(name)
  const isProject = fate === 'In Progress' || fate === 'Finished'
  const type: EmploymentType = isProject
    ? chance.pick(withAnEnd(role.types))
    : level === 'junior' && chance.happens(0.2)
      ? 'Internship'
      : chance.pick(role.types ?? USUAL)
  const remote = role.remote === true && chance.happens(0.45)
  const country = countryOf(employer.location)
  return {
    company: employer.username,
    title,
    detail: writeDetail(chance, openings, { employer, roleName: name, level, type, remote }),
    skills: [...role.skills.slice(0, 3), ...chance.some(role.skills.slice(3), chance.between(0, 3))],
    locations: [employer.location, ...(remote && chance.happens(0.5) ? ['Remote'] : [])],
    employment_types: type === 'Full-time' && chance.happens(0.3) ? ['Full-time', 'Part-time'] : [type],
    salary: payOf(chance, { role, level, prices: country.prices, type }),
    experience_level: chance.pick(EXPERIENCE[level]),
    remote,
    questions: questionsOf(chance, role.ask.value, type),
    ...timesOf(chance, fate),
    role: name,
    level,
    fate,
  }
}

export const WHEN = 'When could you start?'
export const HOURS = 'How many hours a week would you like to work?'

function questionsOf(chance: Chance, own: string, type: EmploymentType): DemoJob['questions'] {
  const asksItself = /licen[cs]es|hours|standby/.test(own)
  return [
    ...(chance.happens(0.4)
      ? [{ type: asksItself ? ('input' as const) : ('textarea' as const), value: own, required: true }]
      : []),
    ...(chance.happens(0.35) && !own.startsWith('When could')
      ? [{ type: 'input' as const, value: WHEN, required: true }]
      : []),
    ...(type === 'Part-time' && chance.happens(0.5) && !asksItself
      ? [{ type: 'input' as const, value: HOURS, required: false }]
      : []),
  ]
}

function timesOf(chance: Chance, fate: Fate): Pick<DemoJob, 'posted_days_ago' | 'deadline_in_days'> {
  if (fate === 'Open') {
    const posted = chance.pick([chance.between(0, 6), chance.between(3, 20), chance.between(10, 45)])
    return { posted_days_ago: posted, deadline_in_days: chance.between(2, 60) }
  }
  if (fate === 'Overdue') {
    const posted = chance.between(35, 70)
    return { posted_days_ago: posted, deadline_in_days: -chance.between(3, 25) }
  }
  const posted = fate === 'Finished' ? chance.between(150, 320) : chance.between(50, 110)
  return { posted_days_ago: posted, deadline_in_days: 30 - posted }
}
