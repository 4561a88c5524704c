import { chanceOf, type Chance } from '../random.ts'
import { DAYS_TO_DECIDE } from '../../src/hiring/api.ts'
import { roleOf } from './roles/all.ts'
import type { DemoApplication, DemoJob, DemoSavedJob, Ending } from '../types.ts'
import type { Person } from './people.ts'
import { HOURS_QUESTION, START_QUESTION, type Posting } from './postings.ts'

const LEVEL_INDEX = { junior: 0, mid: 1, senior: 2 }

/** How well a person matches a job, by level and location; higher is better. */
const matchScore = (person: Person, job: Posting) =>
  (job.remote || job.locations.includes(person.location) ? 2 : 0) -
  Math.abs(LEVEL_INDEX[person.level] - LEVEL_INDEX[job.level])

/** Applications for the generated jobs. Only people with a complete profile can apply. */
export function makeApplications(postings: Posting[], people: Person[]) {
  const complete = people.filter(({ isComplete }) => isComplete)
  return postings.flatMap((job, i) => {
    const chance = chanceOf(`applicants ${i}`)
    const fitting = chance
      .sample(complete.filter(({ role }) => role === job.role))
      .sort((a, b) => matchScore(b, job) - matchScore(a, job))
    const isNew = job.outcome === 'Open' && job.posted_days_ago <= 2
    const count = isNew ? chance.between(0, 1) : chance.between(job.outcome === 'Open' ? 0 : 2, 6)
    return applyAll(chance, job, fitting.slice(0, count))
  })
}

function applyAll(chance: Chance, job: Posting, people: Person[]) {
  // No two applicants give the same answer.
  const unused = chance.sample(roleOf(job.role).screeningQuestion.answers)
  return people
    .map((person): DemoApplication => {
      const answers = job.questions.map(({ value }) => answerTo(chance, value, unused))
      const latest = lastDayToApply(job)
      return {
        candidate: person.username,
        job,
        days_ago: chance.between(latest, Math.max(latest, Math.min(job.posted_days_ago, latest + 21))),
        answers,
      }
    })
    .filter(({ answers }) => answers.every((answer, i) => answer || !job.questions[i]!.required))
}

/** The last possible day of an application, in days before today: before the deadline and before an acceptance. */
function lastDayToApply({ outcome, posted_days_ago, deadline_in_days }: Posting) {
  if (outcome === 'Open') return 0
  if (outcome === 'Overdue') return Math.min(posted_days_ago, 1 - deadline_in_days)
  return posted_days_ago - 15
}

const STARTS = [
  'On the first of next month',
  'In four weeks',
  'My notice period is three months, but my employer might agree to less.',
  'Immediately',
  'In about six weeks',
  'Second week of next month',
  'I have one month of notice.',
  'Right away if necessary',
  'At the beginning of next quarter',
  'In two weeks',
  'As soon as my current contract ends, in about a month',
  'Any time, I am between jobs at the moment.',
]

function answerTo(chance: Chance, question: string, unused: string[]) {
  if (question === START_QUESTION) return chance.pick(STARTS)
  if (question === HOURS_QUESTION)
    return chance.pick([
      '20',
      '24',
      '25, spread over four days',
      '',
      'Between 18 and 24',
      '30 if possible',
      'About 20',
      '28',
    ])
  return unused.pop() ?? ''
}

/** Ends jobs that are not open: accepts an applicant if the work has started, closes the others. */
export function setOutcomes(postings: Posting[], applications: DemoApplication[]) {
  const busy = new Set<string>()
  for (const [i, job] of postings.entries()) {
    const chance = chanceOf(`ending ${i}`)
    const applicants = applications.filter((application) => application.job === job)
    const days_ago = job.posted_days_ago - chance.between(18, 28)
    if (job.outcome === 'Closed') job.ended = closedJob(chance, job, days_ago)
    if (job.outcome !== 'In Progress' && job.outcome !== 'Finished') continue
    const accepted = applicants.find(({ candidate }) => job.outcome === 'Finished' || !busy.has(candidate))
    if (!accepted) {
      job.ended = { status: 'Closed', days_ago }
      continue
    }
    job.ended = startedJob(chance, job, accepted.candidate, days_ago)
    if (job.outcome === 'In Progress') busy.add(accepted.candidate)
  }
}

/** Some close by themselves, on the day after the last one to decide. */
function closedJob(chance: Chance, { deadline_in_days }: Posting, days_ago: number): Ending {
  const closes = -deadline_in_days - DAYS_TO_DECIDE - 1
  return closes >= 0 && chance.happens(0.4)
    ? { status: 'Closed', days_ago: closes, isUndecided: true }
    : { status: 'Closed', days_ago }
}

const SHARE_WITHDRAWN = 0.06

/** Withdraws some applications before the decision, but not those of accepted people. */
export function withdrawSome(applications: DemoApplication[]) {
  for (const [i, application] of applications.entries()) {
    const { ended } = application.job
    const chance = chanceOf(`withdrawal ${i}`)
    const latest = ended ? ended.days_ago + 1 : 0
    const isAccepted = ended && 'accepted' in ended && ended.accepted === application.candidate
    if (isAccepted || application.days_ago <= latest || !chance.happens(SHARE_WITHDRAWN)) continue
    application.withdrawn_days_ago = chance.between(latest, application.days_ago - 1)
  }
}

const startedJob = (chance: Chance, { outcome }: Posting, accepted: string, days_ago: number): Ending =>
  outcome === 'Finished'
    ? {
        status: outcome,
        accepted,
        days_ago,
        finished_days_ago: chance.between(8, Math.min(70, days_ago - 40)),
      }
    : { status: 'In Progress', accepted, days_ago }

/** Saved jobs in the person's own role. */
export function makeSavedJobs(postings: Posting[], people: Person[]): DemoSavedJob[] {
  return people.flatMap((person, i) => {
    const chance = chanceOf(`saved ${i}`)
    const jobs = postings.filter(({ role }) => role === person.role)
    return chance
      .sample(jobs, chance.between(0, 4))
      .map((job) => ({ candidate: person.username, job, days_ago: chance.between(0, job.posted_days_ago) }))
      .filter(({ job, days_ago }) => !job.ended || days_ago > job.ended.days_ago)
  })
}

/** Saved curated jobs that share at least two skills with the person. */
export function saveCuratedJobs(jobs: DemoJob[], people: Person[]): DemoSavedJob[] {
  const open = jobs.filter(({ ended, deadline_in_days }) => !ended && deadline_in_days > 0)
  return people.flatMap((person, i) => {
    const chance = chanceOf(`saved curated ${i}`)
    const known = new Set(person.skills.map(([skill]) => skill))
    const fitting = open.filter((job) => job.skills.filter((skill) => known.has(skill)).length > 1)
    return chance
      .sample(fitting, 2)
      .map((job) => ({ candidate: person.username, job, days_ago: chance.between(0, job.posted_days_ago) }))
  })
}
