import { chanceOf, type Chance } from '../random.ts'
import type { DemoApplication, DemoCandidate, DemoCompany, DemoMessage } from '../types.ts'
import {
  applicantOpenings,
  applicantQuestions,
  companyQuestions,
  messageParts,
  questionAnswers,
  questionReplyOpenings,
} from './messageParts.ts'
import { fillIn } from './text.ts'

export type Thread = {
  application: DemoApplication
  company: DemoCompany
  person: DemoCandidate
  /** The values of the placeholders. */
  facts: Record<string, string>
  chance: Chance
  /** Returns a text of a list, and the same one again only after all others. */
  pick: <T>(name: string, list: readonly T[]) => T
}

type PartName = keyof typeof messageParts

/** Parts that have a second list, for interviews and work on site. */
type PlacedPart = 'closing' | 'acceptDetail' | 'nextStep'

/** The message about the outcome of a job that is filled or closed. */
export function makeDecision(thread: Thread): DemoMessage {
  const { application, company, person, chance } = thread
  const { title, ended, remote } = application.job
  if (ended?.status === 'Closed') {
    // The same reason for all applicants.
    const reason = chanceOf(`${company.username} closed ${title}`).pick(messageParts.closed)
    return fromCompany(thread, `${title}: job closed`, `${reason} ${textOf(thread, ['closedDetail'])}`)
  }
  if (ended?.accepted !== person.username)
    return fromCompany(
      thread,
      `Your application: ${title}`,
      textOf(thread, ['refusal', maybe(chance, 0.7, 'refusalReason'), maybe(chance, 0.8, 'refusalClosing')]),
    )
  return fromCompany(
    thread,
    `${title}: your application was successful`,
    textOf(thread, ['offer', placed(chance, 'nextStep', !remote), maybe(chance, 0.7, 'offerClosing')]),
  )
}

/** A conversation about an open job, oldest message first. */
export function makeConversation(thread: Thread): DemoMessage[] {
  const { application, chance } = thread
  const meeting = application.job.remote ? 'video' : 'interview'
  const kinds = [meeting, meeting, meeting, 'call', 'call', 'question', 'enquiry', 'received'] as const
  const kind = chance.pick(kinds)
  if (kind === 'question') return makeCompanyQuestion(thread)
  if (kind === 'enquiry') return makeApplicantQuestion(thread)
  if (kind === 'received')
    return [
      fromCompany(thread, `Application received: ${application.job.title}`, textOf(thread, ['received'])),
    ]
  return makeInvitation(thread, kind)
}

const invitationSubjects = { interview: 'Interview', video: 'Video interview', call: 'Phone call' }

function makeInvitation(thread: Thread, kind: keyof typeof invitationSubjects) {
  const { application, chance } = thread
  const subject = `${invitationSubjects[kind]}: ${application.job.title}`
  const isOnSite = kind === 'interview'
  const isMoved = chance.happens(0.3)
  const introduction = textOf(thread, ['opening', maybe(chance, 0.4, 'reason')])
  const proposal = textOf(thread, [kind, maybe(chance, 0.65, placed(chance, 'closing', isOnSite))])
  const reply: (PartName | '')[] = isMoved
    ? ['reschedule']
    : ['accept', maybe(chance, 0.75, placed(chance, 'acceptDetail', isOnSite))]
  const confirmation: (PartName | '')[] = [
    isMoved ? 'confirmOther' : 'confirm',
    maybe(chance, 0.7, 'confirmDetail'),
  ]
  return [
    fromCompany(thread, subject, `${introduction}\n\n${proposal}`),
    fromApplicant(thread, `Re: ${subject}`, textOf(thread, reply)),
    fromCompany(thread, `Re: ${subject}`, textOf(thread, confirmation)),
  ]
}

function makeCompanyQuestion(thread: Thread) {
  const { application, pick } = thread
  const subject = `Question about your application: ${application.job.title}`
  const { ask, replies } = pick('company questions', companyQuestions)
  return [
    fromCompany(thread, subject, `${textOf(thread, ['opening'])}\n\n${ask}`),
    fromApplicant(
      thread,
      `Re: ${subject}`,
      `${pick('question reply openings', questionReplyOpenings)} ${pick(ask, replies)}`,
    ),
    fromCompany(thread, `Re: ${subject}`, pick('question answers', questionAnswers)),
  ]
}

function makeApplicantQuestion(thread: Thread) {
  const { application, pick } = thread
  const subject = `Question about "${application.job.title}"`
  const { ask, reply } = pick('applicant questions', applicantQuestions)
  return [
    fromApplicant(thread, subject, `${pick('applicant openings', applicantOpenings)} ${ask}`),
    fromCompany(thread, `Re: ${subject}`, reply),
  ]
}

const placed = (chance: Chance, part: PlacedPart, isOnSite: boolean): PartName =>
  isOnSite && chance.happens(0.35) ? `${part}OnSite` : part

const maybe = (chance: Chance, share: number, part: PartName) => (chance.happens(share) ? part : '')

const textOf = ({ pick }: Thread, parts: (PartName | '')[]) =>
  parts
    .filter((part) => part !== '')
    .map((part) => pick<string>(part, messageParts[part]))
    .join(' ')

const fromCompany = (thread: Thread, subject: string, text: string): DemoMessage => ({
  from: thread.company.username,
  to: thread.person.username,
  subject,
  body: bodyOf(thread, ['greeting', text, 'signature']),
  days_ago: 0,
})

const fromApplicant = (thread: Thread, subject: string, text: string): DemoMessage => ({
  from: thread.person.username,
  to: thread.company.username,
  subject,
  body: bodyOf(thread, ['replyGreeting', text, 'replySignature']),
  days_ago: 0,
})

const bodyOf = (thread: Thread, [greeting, text, signature]: [PartName, string, PartName]) =>
  fillIn(`${textOf(thread, [greeting])}\n\n${text}\n\n${textOf(thread, [signature])}`, thread.facts)
