import { chanceOf, shuffledCycle, type Chance } from '../random.ts'
import { roleNames, roleOf } from './roles/all.ts'
import type { Level } from './roles/role.ts'
import type { DemoCompany, DemoJob, EmploymentType } from '../types.ts'
import type { Workplace } from '../workplaces.ts'
import {
  applying,
  experienceLines,
  freelanceTerms,
  headings,
  remoteWork,
  sectionOrders,
  termsOf,
  type ListSection,
  type Section,
} from './postPhrases.ts'
import { joined, upperFirst } from './text.ts'

type Employer = DemoCompany & Workplace

type Subject = Pick<DemoJob, 'employment_types' | 'experience_level' | 'remote'> & {
  employer: Employer
  roleName: string
  level: Level
}

export type Decks = ReturnType<typeof newDecks>

/** The texts of job posts as shuffled decks: a text is used again only after all others of its kind. */
export const newDecks = () => {
  const ofCompanies = new Map<string, CompanyDecks>()
  const nextApplying = shuffledCycle('applying', applying)
  return {
    ofRole: new Map(roleNames.map((name) => [name, decksOfRole(name)])),
    remoteWork: shuffledCycle('remote work', remoteWork),
    ofCompany: (employer: Employer) => {
      const decks = ofCompanies.get(employer.username) ?? decksOfCompany(employer, nextApplying())
      ofCompanies.set(employer.username, decks)
      return decks
    },
  }
}

function decksOfRole(name: string) {
  const { openers, duties, qualification, requirements } = roleOf(name)
  const deck = (kind: string, texts: string[]) => shuffledCycle(`${kind} of ${name}`, texts)
  const trained = deck('requirements', [...(qualification ? [qualification] : []), ...requirements])
  return {
    opener: {
      junior: deck('junior openers', openers.junior),
      mid: deck('openers', openers.any),
      senior: deck('senior openers', openers.senior),
    },
    duty: {
      junior: deck('junior duties', duties.junior),
      mid: deck('duties', duties.any),
      senior: deck('senior duties', duties.senior),
    },
    requirement: { junior: deck('junior requirements', requirements), mid: trained, senior: trained },
  }
}

type CompanyDecks = ReturnType<typeof decksOfCompany>

const decksOfCompany = ({ username, short_intro, bio, hiring }: Employer, moreAboutHiring: string) => ({
  description: shuffledCycle(`about ${username}`, [short_intro, ...bio.split('\n\n')]),
  application: shuffledCycle(`applying ${username}`, [...hiring, moreAboutHiring]),
})

/** The style of a company's posts: headings, order of sections and list marker. */
function styleOf({ username }: Employer) {
  const chance = chanceOf(`style of ${username}`)
  const own = Object.entries(headings).map(([section, names]) => [section, chance.pick(names)])
  return {
    headings: Object.fromEntries(own) as Record<ListSection, string>,
    order: chance.pick(sectionOrders),
    marker: chance.pick(['-', '-', '•']),
  }
}

/** The text of a job post, in the style of its company. Lists have headings; above a paragraph, one would be shown as text. */
export function writeDetail(chance: Chance, decks: Decks, subject: Subject) {
  const { employer, roleName, level } = subject
  const style = styleOf(employer)
  const deck = decks.ofRole.get(roleName)!
  const list = (section: ListSection, lines: string[]) =>
    [style.headings[section], ...lines.map((line) => `${style.marker} ${line}`)].join('\n')

  const content: Record<Section, string> = {
    role: introduction(chance, decks, subject),
    duties: list('duties', dutiesOf(chance, deck, level)),
    requirements: list('requirements', [
      chance.pick(experienceLines(subject, roleOf(roleName).experience)),
      ...takeDistinct(deck.requirement[level], 3),
    ]),
    offers: offersOf(chance, subject, (offers) => list('offers', offers)),
    company: decks.ofCompany(employer).description(),
    application: decks.ofCompany(employer).application(),
  }
  return style.order.map((section) => content[section]).join('\n\n')
}

function introduction(
  chance: Chance,
  decks: Decks,
  { employer, roleName, level, employment_types, remote }: Subject,
) {
  const opener = decks.ofRole.get(roleName)!.opener[level]()
  const sentences = termsOf(chance, employment_types)
  return [
    opener.replaceAll('{company}', employer.name).replaceAll('{city}', employer.location.split(',')[0]!),
    ...(sentences.length > 0 ? [chance.pick(sentences)] : []),
    ...(remote ? [decks.remoteWork()] : []),
  ].join(' ')
}

function dutiesOf(chance: Chance, { duty }: ReturnType<typeof decksOfRole>, level: Level) {
  if (level === 'senior') return [...takeDistinct(duty.senior, 2), ...takeDistinct(duty.mid, 3)]
  return takeDistinct(duty[level], chance.between(3, level === 'mid' ? 5 : 4))
}

/** Skips duplicates, which occur when a deck is reshuffled within a text. */
function takeDistinct(next: () => string, count: number) {
  const taken = new Set<string>()
  while (taken.size < count) taken.add(next())
  return [...taken]
}

const onlyFullTime = /\bhours a week\b|\bday week\b|permanent/

function offersOf(
  chance: Chance,
  { employer, employment_types }: Subject,
  list: (lines: string[]) => string,
) {
  const [type]: EmploymentType[] = employment_types
  if (type === 'Freelance') return chance.pick(freelanceTerms)
  const fitting =
    type === 'Full-time' ? employer.offers : employer.offers.filter((offer) => !onlyFullTime.test(offer))
  const offers = chance.sample(fitting, chance.between(2, 4))
  return chance.happens(0.7)
    ? list(offers.map(upperFirst))
    : `${chance.pick(['We offer', 'You get', 'Benefits include'])} ${joined(offers)}.`
}
