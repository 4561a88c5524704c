import { candidates as written } from '../candidates.ts'
import { companies as writtenCompanies } from '../companies.ts'
import { deckOf } from '../random.ts'
import { writtenMessages } from '../samples.ts'
import type { Demo, DemoCompany } from '../types.ts'
import { newCompanies, workplaces, type Workplace } from '../workplaces.ts'
import { ratingsByHand, savedByHand, writtenApplications, writtenJobs } from '../written.ts'
import { newOpenings } from './detail.ts'
import { decide, makeApplications, makeSavedJobs, saveWritten } from './hiring.ts'
import { makeMessages } from './letters.ts'
import { makePeople } from './people.ts'
import { makePostings, type Posting } from './postings.ts'
import { makeRatings } from './reviews.ts'

const PEOPLE = 250
const JOBS = 400
// The first company is the sample: what it has was written by hand, and two jobs are enough on top of that.
const JOBS_OF_SAMPLE = 2

const byUsername = <T extends { username: string }>(list: T[]) =>
  new Map(list.map((one) => [one.username, one]))

/** The whole marketplace: what was written by hand comes first, the rest is made to go with it. The same each time. */
export function makeDemo(today: Date): Demo {
  const employers: (DemoCompany & Workplace)[] = [
    ...writtenCompanies.map((company) => ({ ...company, ...workplaces[company.username]! })),
    ...newCompanies,
  ]
  const postings = makeAllPostings(employers)
  const people = makePeople(
    peopleWanted(postings, employers),
    written.map(({ username }) => username),
    today,
  )
  const applications = makeApplications(postings, people)
  decide(postings, applications)

  const [companies, candidates] = [employers, [...written, ...people]]
  return {
    companies,
    candidates,
    jobs: [...writtenJobs, ...postings],
    applications: [...writtenApplications, ...applications],
    savedJobs: [...savedByHand, ...saveWritten(writtenJobs, people), ...makeSavedJobs(postings, people)],
    messages: [
      ...writtenMessages,
      ...makeMessages(applications, byUsername(candidates), byUsername(companies)),
    ],
    ratings: [...ratingsByHand, ...makeRatings(postings)],
  }
}

function makeAllPostings(employers: (DemoCompany & Workplace)[]) {
  const [sample, ...others] = employers
  const wanted = JOBS - writtenJobs.length - JOBS_OF_SAMPLE
  const isNew = (employer: DemoCompany) => newCompanies.some(({ username }) => username === employer.username)
  // A new company has no jobs that were written, so it gets more of the others.
  const shares = others.map((employer) => (isNew(employer) ? 10 : 6))
  const openings = newOpenings()
  const total = shares.reduce((sum, share) => sum + share, 0)
  return [
    ...makePostings(sample!, JOBS_OF_SAMPLE, openings),
    ...others.flatMap((employer, i) =>
      makePostings(employer, Math.round((shares[i]! * wanted) / total), openings),
    ),
  ]
}

/** As many people of each role as its jobs suggest, with the places in which these are. */
function peopleWanted(postings: Posting[], employers: DemoCompany[]) {
  const places = new Map<string, string[]>()
  const home = new Map(employers.map(({ username, location }) => [username, location]))
  for (const { role, company } of postings)
    places.set(role, [...(places.get(role) ?? []), home.get(company)!])
  const next = deckOf('people', postings)
  return Array.from({ length: PEOPLE - written.length }, () => {
    const { role } = next()
    return { role, places: places.get(role)! }
  })
}
