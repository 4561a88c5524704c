import { LANGUAGES, PRESENT } from '@guildhall/contract/profile/choices'
import { countries, countryOf, type Country } from '../countries.ts'
import { chanceOf, shuffledCycle, type Chance } from '../random.ts'
import { roleOf } from './roles/all.ts'
import type { Level, Role } from './roles/role.ts'
import type { DemoCandidate, EmploymentType, SkillLevel } from '../types.ts'
import { firstDayOfMonth, plainLetters, withArticle } from './text.ts'
import { payOf } from './pay.ts'
import { careers, goals, hobbies, introEndings } from './profileParts.ts'

/** A generated candidate, with the properties that jobs are matched by. */
export type Person = DemoCandidate & { role: string; level: Level; isComplete: boolean }

type Base = {
  chance: Chance
  roleName: string
  role: Role
  home: string
  country: Country
  years: number
  level: Level
}

const SHARE_INCOMPLETE = 0.1

/** One person per entry of `roles`, who usually lives near the jobs. `places` are the cities with jobs of the role. */
export function makePeople(roles: { role: string; places: string[] }[], taken: string[], today: Date) {
  const usernames = new Set(taken)
  const textsByRole = new Map(roles.map(({ role }) => [role, textsOf(role)]))
  const common = {
    introEnding: shuffledCycle('intro endings', introEndings),
    career: shuffledCycle('careers', careers),
    goal: shuffledCycle('goals', goals),
    hobby: shuffledCycle('hobbies', hobbies),
  }
  return roles.map(({ role: roleName, places }, i) => {
    const chance = chanceOf(`person ${i}`)
    const home = homeOf(chance, places)
    const years = chance.pick([1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 16, 19, 23, 27])
    const level: Level = years < 3 ? 'junior' : years < 8 ? 'mid' : 'senior'
    const base = { chance, roleName, role: roleOf(roleName), home, country: countryOf(home), years, level }
    return makePerson(base, { ...textsByRole.get(roleName)!, ...common }, usernames, today)
  })
}

type Texts = ReturnType<typeof textsOf> & {
  introEnding: () => (typeof introEndings)[number]
  career: () => (typeof careers)[number]
  goal: () => (typeof goals)[number]
  hobby: () => string
}

const textsOf = (name: string) => {
  const role = roleOf(name)
  return {
    intro: shuffledCycle(`intro ${name}`, role.introductions),
    bio: shuffledCycle(`bio ${name}`, role.bios),
  }
}

function homeOf(chance: Chance, places: string[]) {
  const place = chance.pick(places)
  if (chance.happens(0.65)) return place
  if (chance.happens(0.75)) return chance.pick(countryOf(place).cities)
  return chance.pick(chance.pick(countries).cities)
}

function makePerson(base: Base, texts: Texts, usernames: Set<string>, today: Date): Person {
  const { chance, role, roleName, home, country, years, level } = base
  const origin = chance.happens(0.82) ? country : chance.pick(countries)
  const longHair = chance.happens(0.5)
  const name = nameOf(chance, origin, longHair, usernames)
  const username = usernameOf(name)
  usernames.add(username)
  const types = chance.sample(
    [...new Set<EmploymentType>(role.types ?? ['Full-time', 'Part-time'])],
    chance.between(1, 2),
  )
  const experiences = careerOf(base, origin, today)
  const [last] = experiences
  const facts = {
    years,
    city: cityOf(home),
    last: last?.company_name ?? '',
    position: withArticle(last?.job_name ?? ''),
    hobby: texts.hobby(),
    types,
    isEmployed: last?.end_date === PRESENT,
    isRemote: role.remote === true,
  }
  const rate = payOf(chance, { role, level, payLevel: country.payLevel, type: types[0]! })
  const person: Person = {
    username,
    name,
    email: `${username}@example.com`,
    location: home,
    short_intro: [texts.intro(), ...(chance.happens(0.5) ? [texts.introEnding()(facts)] : [])].join(' '),
    bio: bioOf(chance, texts, facts),
    skills: skillsOf(base, origin),
    rate: { amount: rate.nominal, period: rate.paid_period },
    employment_types: types,
    languages: languagesOf(chance, country, origin),
    experiences,
    educations: educationsOf(base, origin, longHair),
    looks: { skin: chance.between(...toneOf(origin)), longHair },
    ...(role.remote && chance.happens(0.5) && { website: `${username.replaceAll('.', '-')}.example.com` }),
    role: roleName,
    level,
    isComplete: true,
  }
  return chance.happens(SHARE_INCOMPLETE) ? { ...person, ...leaveOut(chance), isComplete: false } : person
}

/** A bio of one to three parts. */
function bioOf(chance: Chance, texts: Texts, facts: Parameters<(typeof goals)[number]>[0]) {
  const parts = [
    texts.bio(),
    ...(chance.happens(0.75) ? [texts.career()(facts)] : []),
    ...(chance.happens(0.8) ? [texts.goal()(facts)] : []),
  ]
  return parts.join(chance.happens(0.6) ? '\n\n' : ' ')
}

/** Empty values that make a profile incomplete. */
function leaveOut(chance: Chance): Partial<DemoCandidate> {
  const gaps: Partial<DemoCandidate>[] = [
    { bio: '' },
    { rate: null },
    { languages: [] },
    { hasResume: false },
    { hasResume: false, bio: '' },
    { employment_types: [] },
    { short_intro: '', rate: null },
  ]
  return chance.pick(gaps)
}

function nameOf(chance: Chance, origin: Country, longHair: boolean, usernames: Set<string>): string {
  const name = `${chance.pick(longHair ? origin.women : origin.men)} ${chance.pick(origin.surnames)}`
  return usernames.has(usernameOf(name)) ? nameOf(chance, origin, longHair, usernames) : name
}

function usernameOf(name: string) {
  const letters = plainLetters(name)
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
  const [last = '', ...first] = letters.split(' ').toReversed()
  return `${first.toReversed().join('')}.${last}`.slice(0, 20)
}

export const cityOf = (location: string) => location.split(',')[0]!

const TONES: Record<string, [number, number]> = {
  Kenya: [4, 5],
  Ghana: [4, 5],
  'South Africa': [2, 5],
  India: [2, 4],
  Indonesia: [1, 3],
  Singapore: [0, 3],
  Japan: [0, 1],
  Brazil: [1, 5],
  Colombia: [1, 4],
  'United States': [0, 5],
  'United Kingdom': [0, 4],
}
const toneOf = (origin: Country) => TONES[origin.name] ?? [0, 2]

const LEVEL_INDEX: Record<Level, number> = { junior: 0, mid: 1, senior: 2 }

/** Current and earlier jobs, newest first. Dates are counted back from today, in whole months. */
function careerOf({ chance, role, country, years, level }: Base, origin: Country, today: Date) {
  const employers = years < 2 ? 1 : years < 6 ? 2 : 3
  const achievements = chance.sample(role.achievements)
  const places = chance.sample([...new Set([...country.places, ...origin.places])], employers)
  const isEmployed = chance.happens(0.75)
  let monthsAgo = isEmployed ? 0 : chance.between(1, 5)
  const months = years * 12
  return places.map((place, i) => {
    const end = i === 0 && isEmployed ? PRESENT : lastDay(today, monthsAgo)
    const remaining = months - monthsAgo
    monthsAgo +=
      i === employers - 1
        ? Math.max(remaining, 5)
        : Math.max(6, Math.round((remaining / (employers - i)) * (0.7 + chance.between(0, 5) / 10)))
    return {
      company_name: `${place} ${chance.pick(role.workplaces)}`,
      job_name: role.previousTitles[Math.max(0, LEVEL_INDEX[level] - i)]!,
      start_date: firstDayOfMonth(today, monthsAgo),
      end_date: end,
      details: achievements.splice(0, i === 0 && achievements.length > employers ? 2 : 1).join(' '),
    }
  })
}

const lastDay = (today: Date, monthsAgo: number) =>
  new Date(Date.parse(firstDayOfMonth(today, monthsAgo - 1)) - 86_400_000).toISOString().slice(0, 10)

const LEVELS: Record<Level, SkillLevel[]> = {
  junior: ['Intermediate', 'Intermediate', 'Beginner'],
  mid: ['Advanced', 'Advanced', 'Intermediate'],
  senior: ['Expert', 'Expert', 'Advanced'],
}

function skillsOf({ chance, role, level }: Base, origin: Country): Person['skills'] {
  const [first, next, other] = LEVELS[level]
  const main = role.skills
    .slice(0, 3)
    .map((skill, i): [string, SkillLevel] => [skill, i === 0 ? first! : next!])
  const more = chance
    .sample(role.skills.slice(3), chance.between(1, 3))
    .map((skill): [string, SkillLevel] => [skill, other!])
  const known = new Set([...main, ...more].map(([skill]) => skill))
  const language =
    origin.language && !known.has(origin.language) && chance.happens(0.5) ? origin.language : undefined
  return [...main, ...more, ...(language ? [[language, 'Expert'] as [string, SkillLevel]] : [])]
}

const ENGLISH_SPEAKING = new Set([
  'United Kingdom',
  'Ireland',
  'United States',
  'Canada',
  'Australia',
  'New Zealand',
])
// The list of languages has 'France' instead of 'French'.
const findLanguage = (name?: string) =>
  LANGUAGES.find((language) => language === (name === 'French' ? 'France' : name))

function languagesOf(chance: Chance, country: Country, origin: Country): Person['languages'] {
  const native = findLanguage(origin.language)
  const english = ENGLISH_SPEAKING.has(origin.name)
    ? 'Native'
    : origin.language && !ENGLISH_SPEAKING.has(country.name)
      ? chance.pick(['Intermediate', 'Advanced', 'Fluent'] as const)
      : 'Fluent'
  const learned = chance.happens(0.25)
    ? chance.pick(LANGUAGES.filter((language) => language !== 'English' && language !== native))
    : undefined
  return [
    ...(native ? ([[native, 'Native']] as Person['languages']) : []),
    ['English', english],
    ...(learned
      ? ([[learned, chance.pick(['Elementary', 'Intermediate'] as const)]] as Person['languages'])
      : []),
  ]
}

function educationsOf(
  { chance, role, country }: Base,
  origin: Country,
  isWoman: boolean,
): Person['educations'] {
  const place = chance.pick(chance.happens(0.5) ? country.places : origin.places)
  const [major, degree] = chance.pick(role.education)
  const school = /Bachelor|Master|Doctorate/.test(degree)
    ? chance.pick([`University of ${place}`, `${place} University of Applied Sciences`])
    : chance.pick([`Vocational School ${place}`, `${place} College`])
  return [
    {
      major,
      school_name: school,
      degree: degree.replace(/^Journey(wo)?man/, isWoman ? 'Journeywoman' : 'Journeyman'),
    },
  ]
}
