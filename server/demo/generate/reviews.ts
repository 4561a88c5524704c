import { chanceOf, shuffledCycle } from '../random.ts'
import type { DemoCandidate, DemoCompany, DemoJob, DemoRating } from '../types.ts'
import { reviewsOfCompanies, reviewsOfPeople, type Band } from './reviewTexts.ts'
import { fillIn } from './text.ts'

const STARS: [stars: number, band: Band][] = [
  [5, 'great'],
  [5, 'great'],
  [5, 'great'],
  [4.5, 'great'],
  [4.5, 'great'],
  [4.5, 'good'],
  [4, 'good'],
  [4, 'good'],
  [4, 'good'],
  [3.5, 'good'],
  [3.5, 'good'],
  [3, 'mixed'],
  [2.5, 'mixed'],
  [2, 'poor'],
]

const SHARE_RATED = 0.82

/** Reviews of finished jobs by both sides; some are missing. */
export function makeRatings(
  jobs: DemoJob[],
  people: Map<string, DemoCandidate>,
  companies: Map<string, DemoCompany>,
): DemoRating[] {
  const reviewPerson = createReviewer('person', reviewsOfPeople)
  const reviewCompany = createReviewer('company', reviewsOfCompanies)
  return jobs.flatMap((job, i) => {
    if (job.ended?.status !== 'Finished') return []
    const chance = chanceOf(`ratings ${i}`)
    const { accepted, finished_days_ago: finished } = job.ended
    const facts = {
      first: people.get(accepted)!.name.split(' ')[0]!,
      company: companies.get(job.company)!.name,
      skill: job.skills[0]!,
    }
    const when = () => ({ days_ago: chance.between(Math.max(0, finished - 12), finished - 1) })
    return [
      ...(chance.happens(SHARE_RATED)
        ? [{ job, from: job.company, to: accepted, ...reviewPerson(facts), ...when() }]
        : []),
      ...(chance.happens(SHARE_RATED)
        ? [{ job, from: accepted, to: job.company, ...reviewCompany(facts), ...when() }]
        : []),
    ]
  })
}

/** Returns a function that makes a rating with a matching comment. */
function createReviewer(name: string, texts: Record<Band, string[]>) {
  const nextStars = shuffledCycle(`stars of ${name}`, STARS)
  const nextText = Object.fromEntries(
    Object.entries(texts).map(([band, list]) => [band, shuffledCycle(`${band} of ${name}`, list)]),
  ) as Record<Band, () => string>
  return (facts: Record<string, string>) => {
    const [rating, band] = nextStars()
    return { rating, comment: fillIn(nextText[band](), facts) }
  }
}
