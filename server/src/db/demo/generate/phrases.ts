import type { Level } from './role.ts'
import type { EmploymentType } from '../types.ts'

type Facts = {
  years: number
  city: string
  last: string
  held: string
  hobby: string
  types: EmploymentType[]
}

const ofYears = (years: number) => (years === 1 ? 'a year' : `${years} years`)
const article = (noun: string) => (/^[aeio]/.test(noun) ? 'an' : 'a')

/** The end of a short introduction. */
export const tails: ((facts: Facts) => string)[] = [
  ({ city }) => `At home in ${city}.`,
  ({ years }) =>
    years < 3 ? 'At the beginning, and in a hurry to learn.' : `${years} years of it, and still curious.`,
  ({ city }) => `In ${city} and wherever the train goes.`,
  ({ years, city }) =>
    years < 3 ? `New to the trade, not to ${city}.` : `${years} years in the trade, now in ${city}.`,
  ({ last }) => `Lately with ${last}.`,
  ({ types }) => `Looking for something ${types[0]!.toLowerCase()}.`,
  ({ types, city }) => `${types.join(' or ')}, in ${city} if possible.`,
]

/** What a person has done so far. */
export const stories: ((facts: Facts) => string)[] = [
  ({ years, held, last }) =>
    `I have done this for ${ofYears(years)}, most recently as ${article(held)} ${held} with ${last}.`,
  ({ last, years }) =>
    `My last ${years < 3 ? 'months' : 'years'} were with ${last}, where I learned more than I had expected and stayed longer than planned.`,
  ({ last }) =>
    `At ${last} I had good colleagues and plenty to do. Now I would like to see how others do it.`,
  ({ years, last }) =>
    `${years < 3 ? 'I am still early in my working life' : `Looking back on ${years} years`}, and what I am proudest of happened at ${last}.`,
  ({ held, city }) =>
    `As ${article(held)} ${held} I have worked in small firms and in one large one. In ${city} I know my way around.`,
  ({ last, held }) =>
    `I was ${article(held)} ${held} at ${last}; references from there are a telephone call away.`,
]

/** What a person looks for. */
export const hopes: ((facts: Facts) => string)[] = [
  ({ types, city }) =>
    `I am looking for a ${types[0]!.toLowerCase()} position in or near ${city} with people who like what they do.`,
  () =>
    'What I look for is a team that talks to each other, work that is of use to somebody, and a boss who says what they think.',
  ({ city }) => `I would like to stay in ${city}, but for the right work I would also move.`,
  ({ types }) => `${types.join(' or ')}, I am open to both sides of a good conversation about it.`,
  () => 'I can start after my notice period and am happy to work a day on trial before anybody decides.',
  ({ city }) => `My family lives in ${city}, so regular hours are worth more to me than a large title.`,
  () =>
    'A good day for me has a plan in the morning, a surprise at noon and something finished by the evening. If that sounds like yours, please write.',
  ({ hobby }) => `Outside of work I ${hobby}, and I come back on Mondays in a good mood.`,
  ({ hobby, city }) =>
    `In ${city} I ${hobby}. At work I look for the same thing: people one likes to meet again.`,
  ({ hobby }) =>
    `I ${hobby} in my free time, so please no shifts on Thursday evenings. About everything else I am easy to talk to.`,
  () => 'What matters to me is that things are finished, and that somebody is glad about it.',
  () =>
    'I have no great plan for the next ten years, but a clear one for the next two: good work, good colleagues, and something to learn.',
  ({ city }) => `I moved to ${city} some time ago and would like to stay where I have begun to greet people.`,
  () => 'I ask many questions in the first weeks and few after that.',
  ({ types }) =>
    `For my next step I would like ${types[0] === 'Full-time' ? 'a place to stay for some years' : `${types[0]!.toLowerCase()} work that leaves room for the rest of life`}.`,
]

export const hobbies = [
  'sing in a choir',
  'row',
  'look after an allotment',
  'play table tennis in the third division',
  'build model ships',
  'walk long distances with a small tent',
  'help in a repair café',
  'play the trombone in a street band',
  'bake bread for half of the house',
  'train a girls’ football team',
  'learn to dance, slowly',
  'read to children in the library',
  'keep two hives of bees',
  'swim in cold water',
]

/** How much practice a job asks for, as a sentence. */
export const practice: Record<Level, string[]> = {
  junior: [
    'You need not have done this before; we will show you.',
    'A first job after training is welcome, and so is a change of profession.',
    'We expect curiosity rather than a long list of earlier employers.',
    'Beside you works a colleague who has time for questions.',
  ],
  mid: [
    'A few years of practice help, in whichever firm you gained them.',
    'You have done this for some time and know what you are good at.',
    'After two or three weeks with us you work on your own, and never alone.',
    'You know the trade well enough to have opinions, and change them now and then.',
  ],
  senior: [
    'You have done this for many years and like to pass it on.',
    'You lead by being there, and you can explain a decision.',
    'We look for long practice and for somebody whom others like to ask.',
    'Much of the job is people: you plan with them, teach them and stand up for them.',
  ],
}

export const duration: Record<EmploymentType, string[]> = {
  'Full-time': ['', '', '', 'The post is full-time; please tell us if that is the only thing in the way.'],
  'Part-time': [
    'The post is part-time, about 20 hours a week, and we agree on the days together.',
    'We think of 24 hours a week on three or four days.',
    'Between 18 and 28 hours a week, as it suits both sides.',
  ],
  Contract: [
    'The contract runs for six months.',
    'The contract runs for nine months and may become longer.',
    'The work is planned for a year.',
  ],
  Freelance: [
    'We think of about eight days a month, on invoice.',
    'About thirty days of work, spread as you like, on invoice.',
  ],
  Internship: [
    'The internship lasts for twelve weeks and is paid.',
    'The internship lasts for three months, with a talk at the end of each.',
  ],
  Temporary: [
    'The work lasts for about four months.',
    'It is for a season, from three to five months.',
    'We need you for ten to fourteen weeks.',
  ],
}

export const heads = {
  duties: ['What you will do', 'Your work', 'What there is to do', 'A week with us'],
  wants: ['What helps', 'What you bring', 'What we look for', 'Good to have'],
  offers: ['What we offer', 'What you get', 'In return', 'What we give'],
  about: ['About us', 'Who we are', 'The house'],
}

export const fromElsewhere = [
  'You may work from elsewhere as long as our days overlap by four hours.',
  'Where you sit is up to you; twice a year we all meet.',
  'Half of this team works from home and meets once a month.',
]
