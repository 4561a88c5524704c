import { candidates as curatedCandidates } from '../candidates.ts'
import { companies as curatedCompanies } from '../companies.ts'
import { shuffledCycle } from '../random.ts'
import { curatedMessages } from '../samples.ts'
import type { Demo, DemoCompany } from '../types.ts'
import { newCompanies, workplaces, type Workplace } from '../workplaces.ts'
import { curatedApplications, curatedJobs, curatedRatings, curatedSavedJobs } from '../curated.ts'
import { newDecks } from './detail.ts'
import { makeApplications, makeSavedJobs, saveCuratedJobs, setOutcomes, withdrawSome } from './hiring.ts'
import { makeMessages } from './messages.ts'
import { makePeople } from './people.ts'
import { makePostings, type Posting } from './postings.ts'
import { makeRatings } from './reviews.ts'

const PEOPLE = 250
const JOBS = 400
// The first company is the sample account. Most of its jobs are curated, so two generated ones are enough.
const JOBS_OF_SAMPLE = 2

const byUsername = <T extends { username: string }>(list: T[]) =>
  new Map(list.map((account) => [account.username, account]))

/** The complete demo content: curated content first, then generated content. The same on every call. */
export function makeDemo(today: Date): Demo {
  const employers: (DemoCompany & Workplace)[] = [
    ...curatedCompanies.map((company) => ({ ...company, ...workplaces[company.username]! })),
    ...newCompanies,
  ]
  const postings = makeAllPostings(employers)
  const people = makePeople(
    rolesOfPeople(postings, employers),
    curatedCandidates.map(({ username }) => username),
    today,
  )
  const applications = makeApplications(postings, people)
  setOutcomes(postings, applications)
  withdrawSome(applications)

  const [companies, candidates] = [employers, [...curatedCandidates, ...people]]
  return {
    companies,
    candidates,
    jobs: [...curatedJobs, ...postings],
    applications: [...curatedApplications, ...applications],
    savedJobs: [
      ...curatedSavedJobs,
      ...saveCuratedJobs(curatedJobs, people),
      ...makeSavedJobs(postings, people),
    ],
    messages: [
      ...curatedMessages,
      ...makeMessages(applications, byUsername(candidates), byUsername(companies)),
    ],
    ratings: [...curatedRatings, ...makeRatings(postings, byUsername(candidates), byUsername(companies))],
  }
}

function makeAllPostings(employers: (DemoCompany & Workplace)[]) {
  const [sample, ...others] = employers
  const remaining = JOBS - curatedJobs.length - JOBS_OF_SAMPLE
  const isNew = (employer: DemoCompany) => newCompanies.some(({ username }) => username === employer.username)
  // A new company has no curated jobs, so it gets more generated ones.
  const shares = others.map((employer) => (isNew(employer) ? 10 : 6))
  const decks = newDecks()
  const total = shares.reduce((sum, share) => sum + share, 0)
  return [
    ...makePostings(sample!, JOBS_OF_SAMPLE, decks),
    ...others.flatMap((employer, i) =>
      makePostings(employer, Math.round((shares[i]! * remaining) / total), decks),
    ),
  ]
}

/** Roles for the generated people in proportion to the jobs, each with the cities of its jobs. */
function rolesOfPeople(postings: Posting[], employers: DemoCompany[]) {
  const places = new Map<string, string[]>()
  const home = new Map(employers.map(({ username, location }) => [username, location]))
  for (const { role, company } of postings)
    places.set(role, [...(places.get(role) ?? []), home.get(company)!])
  const next = shuffledCycle('people', postings)
  return Array.from({ length: PEOPLE - curatedCandidates.length }, () => {
    const { role } = next()
    return { role, places: places.get(role)! }
  })
}
