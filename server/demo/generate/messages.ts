import { countryOf } from '../countries.ts'
import { chanceOf, shuffledCycle } from '../random.ts'
import type { DemoApplication, DemoCandidate, DemoCompany, DemoMessage } from '../types.ts'
import { cityOf } from './people.ts'
import { withArticle } from './text.ts'
import { makeConversation, makeDecision, type Thread } from './threads.ts'

const SHARE_WITH_MESSAGES = 0.38

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const TIMES = ['9 am', '9:30 am', '10 am', '10:30 am', '11 am', '1:30 pm', '2 pm', '3 pm', '3:30 pm', '4 pm']

/** The messages between companies and applicants about the generated jobs. */
export function makeMessages(
  applications: DemoApplication[],
  people: Map<string, DemoCandidate>,
  companies: Map<string, DemoCompany>,
) {
  const pick = createPicker()
  const bodies = new Set<string>()
  return applications.flatMap((application, i) => {
    const chance = chanceOf(`letters ${i}`)
    if (!chance.happens(SHARE_WITH_MESSAGES)) return []
    const company = companies.get(application.job.company)!
    const person = people.get(application.candidate)!
    const facts = factsOf(company, person, application, i)
    const messages = makeThread({ application, company, person, facts, chance, pick })
    // The same combination of parts can occur twice.
    if (messages.some(({ body }) => bodies.has(body))) return []
    for (const { body } of messages) bodies.add(body)
    return messages
  })
}

function createPicker(): Thread['pick'] {
  const cycles = new Map<string, () => unknown>()
  return <T>(name: string, list: readonly T[]) => {
    if (!cycles.has(name)) cycles.set(name, shuffledCycle(name, list))
    return cycles.get(name)!() as T
  }
}

function factsOf(company: DemoCompany, person: DemoCandidate, { job }: DemoApplication, i: number) {
  const chance = chanceOf(`facts ${i}`)
  const country = countryOf(company.location)
  const [day = '', otherDay = ''] = chance.sample(DAYS, 2)
  const [time = '', otherTime = ''] = chance.sample(TIMES, 2)
  const known = person.skills.map(([skill]) => skill)
  const [latest] = person.experiences
  return {
    first: person.name.split(' ')[0]!,
    name: person.name,
    company: company.name,
    // One person writes all messages of a company.
    signer: chanceOf(`signer ${company.username}`).pick([...country.women, ...country.men]),
    title: job.title,
    city: cityOf(company.location),
    skill: job.skills.find((skill) => known.includes(skill)) ?? job.skills[0]!,
    last: latest!.company_name,
    position: withArticle(latest!.job_name),
    day,
    otherDay,
    time,
    otherTime,
  }
}

/** One message a day, some conversations unfinished, the last message often unread. */
function makeThread(thread: Thread): DemoMessage[] {
  const { application, chance } = thread
  const { job, days_ago } = application
  if (job.ended) {
    const isDeleted = chance.happens(0.06)
    const decision = { ...makeDecision(thread), days_ago: job.ended.days_ago }
    return [isDeleted ? { ...decision, deletedBy: 'recipient' } : decision]
  }
  const count = Math.min(days_ago, chance.pick([1, 1, 2, 3]))
  const messages = makeConversation(thread).slice(0, count)
  for (const [i, message] of messages.entries()) {
    message.days_ago = days_ago - 1 - i
    if (i > 0) message.answers = messages[i - 1]!
  }
  if (messages.length > 0 && chance.happens(0.45)) messages.at(-1)!.isUnread = true
  return messages
}
