import { countryOf } from '../countries.ts'
import { chanceOf, shuffledCycle, type Chance } from '../random.ts'
import type { DemoApplication, DemoCandidate, DemoCompany, DemoMessage } from '../types.ts'
import {
  applicantOpenings,
  applicantQuestions,
  companyQuestions,
  messageParts,
  questionAnswers,
  questionReplyOpenings,
} from './messageParts.ts'
import { cityOf, withArticle } from './people.ts'
import { fillIn } from './text.ts'

type PartName = keyof typeof messageParts
/** Parts with a second list for jobs and interviews on site. */
type PlacedPart = 'closing' | 'acceptDetail' | 'nextStep'
type Facts = ReturnType<typeof factsOf>
type Topic = keyof typeof topics

/** Picks a text of each list, and none again before the others of its list were picked. */
type Picker = ReturnType<typeof createPicker>

type Thread = {
  application: DemoApplication
  company: DemoCompany
  person: DemoCandidate
  facts: Facts
  chance: Chance
  pick: Picker
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const TIMES = ['9:00', '9:30', '10:00', '10:30', '11:00', '13:30', '14:00', '15:00', '15:30', '16:00']

/** The messages between companies and applicants about the jobs that were generated. */
export function makeMessages(
  applications: DemoApplication[],
  people: Map<string, DemoCandidate>,
  companies: Map<string, DemoCompany>,
) {
  const pick = createPicker()
  const bodies = new Set<string>()
  return applications.flatMap((application, i) => {
    const chance = chanceOf(`letters ${i}`)
    if (!chance.happens(0.38)) return []
    const company = companies.get(application.job.company)!
    const person = people.get(application.candidate)!
    const facts = factsOf(company, person, application, i)
    const messages = makeThread({ application, company, person, facts, chance, pick })
    // The parts may meet in the same way twice.
    if (messages.some(({ body }) => bodies.has(body))) return []
    for (const { body } of messages) bodies.add(body)
    return messages
  })
}

function createPicker() {
  const cycles = new Map<string, () => unknown>()
  return <T>(name: string, list: readonly T[]) => {
    if (!cycles.has(name)) cycles.set(name, shuffledCycle(name, list))
    return cycles.get(name)!() as T
  }
}

function factsOf(company: DemoCompany, person: DemoCandidate, { job }: DemoApplication, i: number) {
  const chance = chanceOf(`facts ${i}`)
  const country = countryOf(company.location)
  const [day, otherDay] = chance.some(DAYS, 2)
  const [time, otherTime] = chance.some(TIMES, 2)
  const known = person.skills.map(([skill]) => skill)
  const [latest] = person.experiences
  return {
    first: person.name.split(' ')[0]!,
    name: person.name,
    company: company.name,
    // The same person writes for a company each time.
    signer: chanceOf(`signer ${company.username}`).pick([...country.women, ...country.men]),
    title: job.title,
    city: cityOf(company.location),
    skill: job.skills.find((skill) => known.includes(skill)) ?? job.skills[0]!,
    last: latest?.company_name ?? 'your last employer',
    held: withArticle(latest?.job_name ?? job.title),
    day: day!,
    otherDay: otherDay!,
    time: time!,
    otherTime: otherTime!,
  }
}

function makeThread(thread: Thread): DemoMessage[] {
  const { application, chance } = thread
  if (application.job.ended) return [makeDecision(thread)]
  if (application.days_ago < 1) return []
  const all = makeConversation(thread)
  // Part of the conversations go on: a message a day, the last of them unread here and there.
  const count = Math.min(all.length, application.days_ago, chance.pick([1, 1, 2, 3]))
  const sent = all.slice(0, count)
  for (const [i, message] of sent.entries()) {
    message.days_ago = Math.max(0, application.days_ago - 1 - i)
    if (i > 0) message.answers = sent[i - 1]!
  }
  if (chance.happens(0.45)) sent.at(-1)!.isUnread = true
  return sent
}

function makeDecision(thread: Thread): DemoMessage {
  const { application, person, facts, chance } = thread
  const { title, ended, remote } = application.job
  const isChosen = 'accepted' in ended! && ended.accepted === person.username
  const [subject, parts]: [string, (PartName | '')[]] = isChosen
    ? [
        `${title}: your application was successful`,
        ['offer', placed(chance, 'nextStep', !remote), maybe(chance, 0.7, 'offerClosing')],
      ]
    : ended!.status === 'Closed'
      ? [`${title}: job closed`, ['closed', 'closedDetail']]
      : [
          `Your application: ${title}`,
          ['refusal', maybe(chance, 0.7, 'refusalReason'), maybe(chance, 0.8, 'refusalClosing')],
        ]
  return {
    ...fromCompany(thread, subject, textOf(thread, parts)),
    subject: fillIn(subject, facts),
    days_ago: ended!.days_ago,
    ...(chance.happens(0.06) && { deletedBy: 'recipient' as const }),
  }
}

const topics = {
  interview: 'Interview',
  video: 'Video interview',
  call: 'Phone call',
}

function makeConversation(thread: Thread): DemoMessage[] {
  const { application, chance } = thread
  const meeting: Topic = application.job.remote ? 'video' : 'interview'
  const kind = chance.pick([meeting, meeting, meeting, 'call', 'call', 'question', 'applicant', 'received'])
  if (kind === 'question') return makeCompanyQuestion(thread)
  if (kind === 'applicant') return makeApplicantQuestion(thread)
  if (kind === 'received')
    return [
      fromCompany(thread, `Application received: ${application.job.title}`, textOf(thread, ['received'])),
    ]
  return makeInvitation(thread, kind as Topic)
}

function makeInvitation(thread: Thread, topic: Topic): DemoMessage[] {
  const { application, chance } = thread
  const subject = `${topics[topic]}: ${application.job.title}`
  const isMoved = chance.happens(0.3)
  const isOnSite = topic === 'interview'
  return [
    fromCompany(
      thread,
      subject,
      `${textOf(thread, ['opening', maybe(chance, 0.4, 'reason')])}\n\n${textOf(thread, [topic, maybe(chance, 0.65, placed(chance, 'closing', isOnSite))])}`,
    ),
    fromApplicant(
      thread,
      `Re: ${subject}`,
      textOf(
        thread,
        isMoved ? ['reschedule'] : ['accept', maybe(chance, 0.75, placed(chance, 'acceptDetail', isOnSite))],
      ),
    ),
    fromCompany(
      thread,
      `Re: ${subject}`,
      textOf(thread, [isMoved ? 'confirmOther' : 'confirm', maybe(chance, 0.7, 'confirmDetail')]),
    ),
  ]
}

function makeCompanyQuestion(thread: Thread): DemoMessage[] {
  const { application, facts, pick } = thread
  const subject = `Question about your application: ${application.job.title}`
  const { ask, replies } = pick('company questions', companyQuestions)
  const reply = `${pick('question replies', questionReplyOpenings)} ${pick(ask, replies)}`
  return [
    fromCompany(thread, subject, `${textOf(thread, ['opening'])}\n\n${fillIn(ask, facts)}`),
    fromApplicant(thread, `Re: ${subject}`, fillIn(reply, facts)),
    fromCompany(thread, `Re: ${subject}`, fillIn(pick('question answers', questionAnswers), facts)),
  ]
}

function makeApplicantQuestion(thread: Thread): DemoMessage[] {
  const { application, facts, pick } = thread
  const subject = `Question about "${application.job.title}"`
  const { ask, reply } = pick('applicant questions', applicantQuestions)
  const question = `${pick('applicant openings', applicantOpenings)} ${ask}`
  return [
    fromApplicant(thread, subject, fillIn(question, facts)),
    fromCompany(thread, `Re: ${subject}`, fillIn(reply, facts)),
  ]
}

const placed = (chance: Chance, part: PlacedPart, isOnSite: boolean): PartName =>
  isOnSite && chance.happens(0.35) ? `${part}OnSite` : part

const maybe = (chance: Chance, share: number, part: PartName) => (chance.happens(share) ? part : '')

const textOf = ({ pick, facts }: Thread, parts: (PartName | '')[]) =>
  parts
    .filter((part) => part !== '')
    .map((part) => fillIn(pick(part, messageParts[part]), facts))
    .join(' ')

const fromCompany = (thread: Thread, subject: string, text: string): DemoMessage => ({
  from: thread.company.username,
  to: thread.person.username,
  subject,
  body: `${textOf(thread, ['greeting'])}\n\n${text}\n\n${textOf(thread, ['signature'])}`,
  days_ago: 0,
})

const fromApplicant = (thread: Thread, subject: string, text: string): DemoMessage => ({
  from: thread.person.username,
  to: thread.company.username,
  subject,
  body: `${textOf(thread, ['replyGreeting'])}\n\n${text}\n\n${textOf(thread, ['replySignature'])}`,
  days_ago: 0,
})
