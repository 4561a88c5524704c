import { chanceOf, deckOf } from '../random.ts'
import type { DemoJob, DemoRating } from '../types.ts'

type Band = 'great' | 'good' | 'mixed' | 'poor'
type Pools = Record<Band, [beginnings: string[], endings: string[]]>

const ofPeople: Pools = {
  great: [
    [
      'Came prepared, asked the right questions and left everything better than it was.',
      'A pleasure from the first morning to the handover.',
      'Careful, quick and good company, which is a rare mixture.',
      'We had planned for ten weeks of explaining and needed one.',
      'Did what was agreed on, and noticed two things that nobody had thought of.',
      'Calm on the day when everything went wrong, and cheerful on the others.',
    ],
    [
      'We would take this person again at once.',
      'Half of the team has asked when there is more to do together.',
      'The notes that were left to us are used every day.',
      'If you get the chance, do not think twice.',
      'Lunch is quieter now.',
      'We have already agreed on the next time.',
    ],
  ],
  good: [
    [
      'Good, reliable work, done as agreed.',
      'On time, friendly, and everything in order.',
      'It took a week to find each other, and from then on it went well.',
      'Solid knowledge and a pleasant manner.',
      'Everything we asked for was done properly.',
    ],
    [
      'We would have liked to hear a little earlier where it got difficult.',
      'Gladly again.',
      'The handover could have been a bit longer.',
      'Some days began late, but none ended early.',
      'All in all we were content.',
    ],
  ],
  mixed: [
    [
      'The result is all right, the way to it was bumpy.',
      'Knows the trade, but needed more reminding than we had expected.',
      'We had different ideas of what was agreed, on both sides.',
    ],
    [
      'With clearer words at the beginning it could have gone better.',
      'The last third was good.',
      'For a smaller task we would try it again.',
    ],
  ],
  poor: [
    [
      'Appointments were moved several times, often on the same morning.',
      'A part of the work had to be done again by us.',
    ],
    ['We talked about it openly and parted politely.', 'We wish all the best, elsewhere.'],
  ],
}

const ofCompanies: Pools = {
  great: [
    [
      'One knows on the first day whom to ask, and gets an answer.',
      'Everything that was promised happened, even the lunch.',
      'Clear tasks, good tools and paid on the day.',
      'I have seldom been so well looked after at work.',
      'They listen to somebody who has been there for a week as to somebody with twenty years.',
      'The people are as nice as the advertisement says.',
    ],
    [
      'I would go back tomorrow.',
      'I learned more than I brought.',
      'My replacement can look forward to it.',
      'On the last day there was cake, and I had to promise to visit.',
      'If they ask again, my answer is yes.',
      'I recommend it to friends, which I do not do often.',
    ],
  ],
  good: [
    [
      'A decent place with decent people.',
      'Good work and fair pay.',
      'Well organised, with a friendly team.',
      'The work was as described, and the mood was good.',
      'Straightforward people who keep their word.',
    ],
    [
      'The beginning was a little chaotic, then it ran.',
      'Decisions take a while.',
      'I would have liked more time for the handover.',
      'A quieter place for breaks would be nice.',
      'I can recommend it.',
    ],
  ],
  mixed: [
    [
      'Nice colleagues, but the plan changed every few days.',
      'The work was fine, the papers took weeks.',
      'It was more work than the advertisement said.',
    ],
    [
      'When I spoke about it, it got better.',
      'The pay was on time, I have to say.',
      'I would ask more questions before starting next time.',
    ],
  ],
  poor: [
    [
      'For the first two weeks nobody knew what I should do.',
      'Much was promised at the talk and little of it came.',
    ],
    ['The colleagues were kind, but that is not enough.', 'I finished it because I finish things.'],
  ],
}

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

/** What the two sides of finished work say of each other. Some have not said it yet. */
export function makeRatings(jobs: DemoJob[]): DemoRating[] {
  const [person, company] = [reviewer('person', ofPeople), reviewer('company', ofCompanies)]
  return jobs.flatMap((job, i) => {
    if (job.ended?.status !== 'Finished') return []
    const chance = chanceOf(`ratings ${i}`)
    const { accepted, finished_days_ago: finished } = job.ended
    const when = () => ({ days_ago: chance.between(Math.max(0, finished - 12), finished - 1) })
    return [
      ...(chance.happens(SHARE_RATED)
        ? [{ job, from: job.company, to: accepted, ...person(), ...when() }]
        : []),
      ...(chance.happens(SHARE_RATED)
        ? [{ job, from: accepted, to: job.company, ...company(), ...when() }]
        : []),
    ]
  })
}

/** Comments that fit their stars, each pair of sentences once before it comes again. */
function reviewer(name: string, pools: Pools) {
  const stars = deckOf(`stars of ${name}`, STARS)
  const comments = Object.fromEntries(
    Object.entries(pools).map(([band, [beginnings, endings]]) => [
      band,
      deckOf(
        `${band} of ${name}`,
        beginnings.flatMap((beginning) => endings.map((ending) => `${beginning} ${ending}`)),
      ),
    ]),
  ) as Record<Band, () => string>
  return () => {
    const [rating, band] = stars()
    return { rating, comment: comments[band]() }
  }
}
