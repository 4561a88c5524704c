import { countryOf } from '../countries.ts'
import { chanceOf, deckOf } from '../random.ts'
import type { DemoApplication, DemoCandidate, DemoCompany, DemoMessage } from '../types.ts'

type Facts = {
  first: string
  company: string
  title: string
  city: string
  signer: string
  day: string
  hour: string
  applied: string
}

/** The names of a letter's people and of what it is about. */
type Letter = (facts: Facts) => string

const invitations: Letter[] = [
  ({ first, title, day, hour, signer }) =>
    `Hello ${first},\n\nthank you for your application for "${title}". We liked it and would like to meet you. Would ${day} at ${hour} suit you? It takes about an hour, and there is coffee.\n\nBest wishes\n${signer}`,
  ({ first, title, company, signer, day }) =>
    `Dear ${first},\n\nwe have read your application for "${title}" twice, the second time aloud. Could you come to us on ${day}? Please tell us what time is good for you, and whether you need anything from us beforehand.\n\n${signer}, ${company}`,
  ({ first, title, signer, hour, day }) =>
    `Hi ${first},\n\na short question about your application for "${title}": would you be free for a telephone call on ${day} around ${hour}? Twenty minutes are enough. I would mainly like to hear how you work and what you want to know from us.\n\nKind regards\n${signer}`,
  ({ first, company, title, city, day, signer }) =>
    `Good morning ${first},\n\nthank you for writing to us. For "${title}" we invite four people to ${city}, and you are one of them. How about ${day}? We show you around, and you meet the colleagues. Travel is paid by us.\n\n${signer}\n${company}`,
  ({ first, title, signer }) =>
    `Dear ${first},\n\nyour application for "${title}" is on top of our pile. Two things we would like to know before we talk: what would you need from us in the first month, and is the pay that we named all right for you?\n\nBest regards\n${signer}`,
  ({ first, title, applied, signer }) =>
    `Hello ${first},\n\nthis is just to say that we received your application for "${title}" on ${applied}. It is a holiday week here, so please give us some days. You will hear from us either way.\n\n${signer}`,
]

/** In the order of the invitations. */
const replies: Letter[] = [
  ({ signer, day, hour, first }) =>
    `Dear ${signer},\n\nthat is good news. ${day} at ${hour} suits me well. Is there anything that I should bring or read?\n\nBest wishes\n${first}`,
  ({ signer, first, day }) =>
    `Hello ${signer},\n\nthank you for your quick answer. ${day} is difficult for me because of my shift, but the day after would be fine at any time. I look forward to it.\n\n${first}`,
  ({ signer, title, first }) =>
    `Dear ${signer},\n\nwith pleasure. I have two questions about "${title}" that we can talk about then: how large is the team at present, and who did the work before?\n\nKind regards\n${first}`,
  ({ signer, company, city, first }) =>
    `Dear ${signer},\n\nthank you for the invitation. I have read a lot about ${company} by now and am curious to see it from inside. How do I best get to you in ${city}, is there a place for a bicycle?\n\n${first}`,
  ({ signer, first }) =>
    `Hello ${signer},\n\nthank you. In the first month I would need somebody whom I may ask everything, and after that a list that I may shorten. The pay is fine.\n\nBest regards\n${first}`,
  ({ signer, first }) =>
    `Hello ${signer},\n\nthank you for letting me know. There is no hurry on my side.\n\nBest wishes\n${first}`,
]

const answers: Letter[] = [
  ({ first, day, signer }) =>
    `Wonderful, ${first}. Then we see each other on ${day}. Bring nothing but your questions; ring the bell at the side, the front door sticks.\n\n${signer}`,
  ({ first, signer }) =>
    `Dear ${first},\n\nthank you, that is exactly what we wanted to know. I will talk to the others tomorrow and write to you by the end of the week.\n\n${signer}`,
  ({ first, hour, signer }) =>
    `Hello ${first},\n\nof course. Let us say at ${hour} then. If something comes up, just write here, I look in every hour.\n\nSee you soon\n${signer}`,
  ({ first, signer, company }) =>
    `Hi ${first},\n\ngood questions. We are six at the moment, and the person before you has moved to another city, not to another mood. More when we speak.\n\n${signer}, ${company}`,
]

/** What follows on a reply, in the same order. */
const following = [0, 2, 3, 0, 1, 1].map((i) => answers[i]!)

const refusals: Letter[] = [
  ({ first, title, signer }) =>
    `Dear ${first},\n\nwe have decided on somebody else for "${title}". It was close, and it was not about you but about how soon the work had to begin. May we write to you when the next post opens?\n\nAll the best\n${signer}`,
  ({ first, title, company, signer }) =>
    `Hello ${first},\n\nthank you for your application for "${title}" and for the time you took. This time it went to a person with a little more practice. What you wrote made us smile, though, and we will remember it.\n\n${signer}\n${company}`,
  ({ first, title, signer }) =>
    `Dear ${first},\n\na short and honest message: for "${title}" we have found somebody. Please do not read it as a judgement. There were good people among you, and we could choose only one.\n\n${signer}`,
]

const beginnings: Letter[] = [
  ({ first, title, day, signer }) =>
    `Dear ${first},\n\nit is settled: we would like you for "${title}", and everybody here is glad. The contract will be with you by ${day}. Please tell us if there is anything in it that you would put differently.\n\n${signer}`,
  ({ first, title, company, hour, signer }) =>
    `Welcome, ${first}!\n\nFor your first day with "${title}" please come at ${hour}. Somebody from ${company} will be at the door. You need good shoes and an appetite, since we have lunch together.\n\n${signer}`,
  ({ first, title, signer }) =>
    `Hello ${first},\n\nwe have chosen you for "${title}". Before you begin we need an address for the pay and the size of your jacket. The second one matters more to the colleagues.\n\nBest wishes\n${signer}`,
]

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']
const HOURS = ['9:00', '9:30', '10:00', '11:00', '14:00', '15:30', '16:00']

/** What companies and applicants wrote to each other, each of it about the job at hand. */
export function makeMessages(
  applications: DemoApplication[],
  people: Map<string, DemoCandidate>,
  companies: Map<string, DemoCompany>,
) {
  const decks = {
    invitation: deckOf('invitations', invitations),
    refusal: deckOf('refusals', refusals),
    beginning: deckOf('beginnings', beginnings),
  }
  const written = new Set<string>()
  return applications.flatMap((application, i) => {
    const chance = chanceOf(`letters ${i}`)
    if (!chance.happens(0.38)) return []
    const company = companies.get(application.job.company)!
    const person = people.get(application.candidate)!
    const facts = factsOf(company, person, application, i)
    const letters = correspondence({ application, facts, decks, chance, company, person })
    // Nobody sends the same words twice.
    if (letters.some(({ body }) => written.has(body))) return []
    for (const { body } of letters) written.add(body)
    return letters
  })
}

function factsOf(company: DemoCompany, person: DemoCandidate, { job }: DemoApplication, i: number): Facts {
  const chance = chanceOf(`facts ${i}`)
  const country = countryOf(company.location)
  // One person writes all of a company's letters.
  const signer = chanceOf(`signer ${company.username}`).pick([...country.women, ...country.men])
  return {
    first: person.name.split(' ')[0]!,
    company: company.name,
    title: job.title,
    city: company.location.split(',')[0]!,
    signer,
    day: chance.pick(DAYS),
    hour: chance.pick(HOURS),
    applied: chance.pick(DAYS),
  }
}

type Correspondence = {
  application: DemoApplication
  facts: Facts
  decks: Record<'invitation' | 'refusal' | 'beginning', () => Letter>
  chance: ReturnType<typeof chanceOf>
  company: DemoCompany
  person: DemoCandidate
}

function correspondence({
  application,
  facts,
  decks,
  chance,
  company,
  person,
}: Correspondence): DemoMessage[] {
  const { job, days_ago } = application
  const inbound = { from: company.username, to: person.username }
  const outbound = { from: person.username, to: company.username }
  const subject = `Your application: ${job.title}`
  if (job.ended) {
    const chosen = 'accepted' in job.ended && job.ended.accepted === person.username
    const body = (chosen ? decks.beginning : decks.refusal)()(facts)
    return [
      {
        ...inbound,
        subject,
        body,
        days_ago: job.ended.days_ago,
        ...(chance.happens(0.06) && { deletedBy: 'recipient' }),
      },
    ]
  }
  if (days_ago < 1) return []
  const at = (part: number) => Math.max(0, days_ago - part)
  const invitation = decks.invitation()
  const first: DemoMessage = { ...inbound, subject, body: invitation(facts), days_ago: at(1) }
  if (days_ago < 3 || chance.happens(0.35))
    return [{ ...first, ...(chance.happens(0.5) && { isUnread: true }) }]
  // An invitation has the reply that belongs to it.
  const reply = replies[invitations.indexOf(invitation)]!
  const second: DemoMessage = {
    ...outbound,
    subject: `Re: ${subject}`,
    body: reply(facts),
    days_ago: at(2),
    answers: first,
  }
  if (days_ago < 4 || invitation === invitations.at(-1) || chance.happens(0.5))
    return [first, { ...second, ...(chance.happens(0.4) && { isUnread: true }) }]
  const answer = following[invitations.indexOf(invitation)]!
  return [
    first,
    second,
    {
      ...inbound,
      subject: `Re: ${subject}`,
      body: answer(facts),
      days_ago: at(3),
      answers: second,
      ...(chance.happens(0.4) && { isUnread: true }),
    },
  ]
}
