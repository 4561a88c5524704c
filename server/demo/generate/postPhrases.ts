import type { Chance } from '../random.ts'
import type { DemoJob, EmploymentType, ExperienceLevel } from '../types.ts'

/** Headings of lists in posts. A company uses the same headings in all its posts. */
export const headings = {
  duties: [
    "What you'll do",
    'Your responsibilities',
    'Key responsibilities',
    'Your tasks',
    'Day to day',
    'What you will be doing',
  ],
  requirements: [
    "What we're looking for",
    'About you',
    'What you bring',
    'Your profile',
    'Requirements',
    'Skills and experience',
  ],
  offers: ['What we offer', 'Benefits', 'What you get', 'Why work with us', 'Pay and benefits'],
}

export type ListSection = keyof typeof headings
export type Section = ListSection | 'role' | 'company' | 'application'

/** Orders of the sections of a post; each company uses one. */
export const sectionOrders: Section[][] = [
  ['role', 'duties', 'requirements', 'offers', 'application'],
  ['company', 'role', 'duties', 'requirements', 'offers', 'application'],
  ['role', 'duties', 'requirements', 'offers', 'company', 'application'],
  ['role', 'duties', 'offers', 'requirements', 'application'],
  ['company', 'role', 'requirements', 'duties', 'offers', 'application'],
]

const hours = ({ pick }: Chance) => pick([16, 18, 20, 22, 24, 25, 28, 30])
const months = ({ pick }: Chance) => pick(['six', 'eight', 'nine', 'ten', 'twelve', 'eighteen'])
const weeks = ({ pick }: Chance) => pick(['eight', 'ten', 'twelve', 'fourteen', 'sixteen', 'twenty'])

const terms: Record<EmploymentType, (chance: Chance) => string[]> = {
  'Full-time': () => [],
  'Part-time': (chance) => [
    `This is a part-time position with ${hours(chance)} hours a week.`,
    `You will work ${hours(chance)} hours a week, spread over three or four days.`,
    `You work ${hours(chance)} hours a week on days we agree with you.`,
    `We are looking for someone for about ${hours(chance)} hours a week.`,
    `The position is part-time (${hours(chance)} hours a week) with fixed working days.`,
    `Working time: ${hours(chance)} hours a week, with the option to increase later.`,
  ],
  Contract: (chance) => [
    `This is a fixed-term contract for ${months(chance)} months.`,
    `The contract runs for ${months(chance)} months, with the option of an extension.`,
    `We are filling this position for ${months(chance)} months.`,
  ],
  Freelance: ({ pick }) => [
    `This is a freelance assignment of about ${pick(['five', 'eight', 'ten'])} days a month.`,
    `We are looking for a freelancer for about ${pick([20, 30, 40])} working days.`,
    `The work is done on a freelance basis, about ${pick(['one day', 'two days'])} a week.`,
  ],
  Internship: ({ pick }) => [
    `This is a paid internship of ${pick(['two', 'three', 'four', 'six'])} months.`,
    `The internship is paid and lasts ${pick(['eight', 'ten', 'twelve'])} weeks.`,
    `During this ${pick(['three', 'four', 'six'])}-month paid internship you have a personal mentor.`,
  ],
  Temporary: (chance) => [
    `This is a temporary position for ${weeks(chance)} weeks.`,
    `The job is limited to ${weeks(chance)} weeks.`,
    `We need support for ${weeks(chance)} weeks, starting as soon as possible.`,
  ],
}

const fullOrPartTime = (chance: Chance) => [
  'The position is available full-time or part-time.',
  'Full-time or part-time: please tell us which you prefer.',
  `Full-time is possible, as is part-time from ${hours(chance)} hours a week.`,
  `The position is ${hours(chance)} hours a week or full-time.`,
  'You can also do this job part-time.',
  'Job sharing and part-time work are possible.',
]

/** Sentences about hours and length of the contract; none for a full-time job. */
export const termsOf = (chance: Chance, types: EmploymentType[]) =>
  types.length < 2 ? terms[types[0]!](chance) : fullOrPartTime(chance)

export const remoteWork = [
  'You can work from our office, from home, or combine the two.',
  'Remote work is possible if your day overlaps with ours by at least four hours.',
  'You are welcome to work remotely and to visit us a few times a year.',
  'Working from home is possible; the team meets every few months.',
  'We are used to remote work and hold our daily meetings by video.',
  'Where you work is up to you; we cover travel to team meetings.',
  'You decide how many days a week you spend in the office.',
]

/** Alternative list items about the required experience. */
export function experienceLines({ experience_level }: Pick<DemoJob, 'experience_level'>, field: string) {
  const [years, maximum] = YEARS[experience_level]
  if (years < 2)
    return [
      `Some experience ${field} is welcome, for example from training or an internship`,
      `Experience ${field} is an advantage, but we also consider beginners`,
      `Up to two years of experience ${field}; beginners are welcome as well`,
    ]
  return [
    `At least ${years} years of experience ${field}`,
    `${years} or more years of experience ${field}`,
    `Experience ${field}, ideally ${years} years or more`,
    `Several years of experience ${field} (${maximum ? `${years} to ${maximum}` : `more than ${years}`} years)`,
  ]
}

const YEARS: Record<ExperienceLevel, [number, number?]> = {
  '1 - 2 years': [1, 2],
  '2 - 4 years': [2, 4],
  '4 - 6 years': [4, 6],
  '6 - 8 years': [6, 8],
  '8 - 10 years': [8, 10],
  ' > 10 years': [10],
}

/** Freelancers read about invoices instead of benefits. */
export const freelanceTerms = [
  'Invoices are paid within ten days.',
  'You invoice once a month, and we pay within 14 days.',
  'You invoice every two weeks, and we reimburse travel costs that we have agreed.',
]

/** Sentences about applying, in addition to a company's own. */
export const applying = [
  'Please apply here with an up-to-date resume. We will contact you to arrange an interview.',
  'Send us your application through this page. A short note on your motivation is enough.',
  'We read every application and invite suitable candidates to a first conversation.',
  'We review applications as they arrive, so please do not wait until the deadline.',
  'Shortlisted candidates are invited to meet their future colleagues on site.',
  'First interviews take place by phone or video, the second one in person.',
  'You will receive a confirmation at once and an answer after the deadline.',
  'There are two interviews: one with your manager and one with the team.',
  'Do you have questions before you apply? Write us a message here.',
  'Your resume and the answers to our questions are all we need; no cover letter is required.',
  'If your profile matches, we will suggest two or three dates for an interview.',
  'Please state your earliest starting date and your preferred working hours.',
  'We welcome applications from people of all backgrounds. Tell us if you need adjustments for the interview.',
  'After the interview you can spend half a day with the team to see if you like the job.',
  'The selection process usually takes three weeks from application to offer.',
  'Interviews last about 45 minutes. We reimburse travel costs within the country.',
  'All applicants receive an answer, including those we cannot invite.',
  'Please attach certificates only if we ask for them in the questions.',
  'You apply with your profile; references are only requested before an offer.',
  'We decide within two weeks of the last interview.',
  'Apply even if you do not meet every requirement. We are happy to talk about training.',
  'We want to fill the position soon and interview on a rolling basis.',
  'After a short call we invite you for an interview and a tour.',
  'Your application is handled confidentially and seen only by the people involved in hiring.',
]
