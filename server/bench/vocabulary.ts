import { pick, pickByRank, type Random } from './random.ts'

// The first ones of each list are the most frequent.
const RANKS = ['', 'Senior', '', 'Junior', 'Lead', 'Senior', '', 'Principal', '', 'Trainee']
const FIELDS = [
  'Backend',
  'Frontend',
  'Data',
  'Cloud',
  'Care',
  'Sales',
  'Kitchen',
  'Workshop',
  'Mobile',
  'Security',
  'Marketing',
  'Finance',
  'Warehouse',
  'Operations',
  'School',
  'Product',
  'Field',
  'Building',
  'Garden',
  'Harbour',
  'Legal',
  'Network',
  'Press',
  'Museum',
]
const ROLES = [
  'Engineer',
  'Developer',
  'Manager',
  'Assistant',
  'Technician',
  'Designer',
  'Consultant',
  'Analyst',
  'Nurse',
  'Teacher',
  'Driver',
  'Planner',
  'Cook',
  'Clerk',
  'Architect',
  'Coordinator',
  'Specialist',
  'Director',
  'Accountant',
  'Recruiter',
  'Writer',
  'Trainer',
  'Researcher',
  'Auditor',
  'Surveyor',
  'Gardener',
  'Translator',
  'Librarian',
  'Cooper',
  'Farrier',
]

/** About a skill, in half of all titles, or a field of work. */
export function jobTitle(random: Random, skill: string) {
  const field = random() < 0.5 ? skill : random() < 0.5 ? pickByRank(random, FIELDS, 2) : ''
  return [pick(random, RANKS), field, pickByRank(random, ROLES, 1)].filter(Boolean).join(' ')
}

const SYLLABLES = [
  'ba',
  'co',
  'da',
  'fe',
  'gi',
  'ho',
  'ju',
  'ka',
  'lo',
  'mi',
  'nu',
  'po',
  'qua',
  'ri',
  'so',
  'ta',
  've',
  'wo',
  'xe',
  'ya',
  'zi',
  'bra',
  'cle',
  'dri',
  'flo',
  'gra',
  'kro',
  'mel',
  'nor',
  'pla',
  'ros',
  'sta',
  'tri',
  'vol',
  'win',
]
const KINDS = ['Labs', 'Group', 'Works', 'Partners', 'Systems', 'Health', 'Bank', 'Foods', 'Press', 'Yard']

const word = (random: Random, length: number) =>
  Array.from({ length }, () => pick(random, SYLLABLES)).join('')

function name(random: Random) {
  const name = word(random, random() < 0.5 ? 2 : 3)
  return `${name[0]!.toUpperCase()}${name.slice(1)}`
}

/** Different words of two to four syllables. */
export function makeWords(random: Random, count: number) {
  const words = new Set<string>()
  while (words.size < count) words.add(word(random, 2 + Math.floor(random() * 3)))
  return [...words]
}

export const companyName = (random: Random) => `${name(random)} ${pick(random, KINDS)}`

/** Names of people, the most frequent first. */
export const makeNames = (random: Random, count: number) => Array.from({ length: count }, () => name(random))

const SENTENCES = [
  'You see your work through, from the first idea to the people who use it.',
  'We are a friendly team spread over several time zones.',
  'You write clearly and look over the work of others.',
  'We offer a yearly budget for learning and paid holidays.',
  'You work closely with those who plan and those who build.',
  'Good written English is required.',
  'You will be on call one week in eight.',
  'Our customers are banks, shops and hospitals.',
  'We value calm, honest and direct people.',
  'You help to find and teach new colleagues.',
  'Travel is at most two times a year.',
  'We measure what we do and stop what is not used.',
  'Working from home is possible in most of our places.',
  'The salary depends on skill and place.',
]

const PERSON_SENTENCES = [
  'I like work that other people can use on the same day.',
  'I have led teams of three to twenty people.',
  'I learn a new tool each year and forget an old one.',
  'Most of my customers came back.',
  'I write down what I decide, and why.',
  'I work best with direct and friendly colleagues.',
  'On weekends I repair bicycles and clocks.',
  'I have worked in four countries and two languages.',
]

const INTROS = [
  'who likes to finish what others began',
  'with fifteen years in small teams',
  'between two careers, and good at both',
  'who writes, speaks and listens well',
  'for hospitals, schools and other public places',
  'who turns long meetings into short notes',
  'with a workshop of my own',
  'from the first sketch to the last repair',
]

const several = (random: Random, sentences: string[]) =>
  Array.from({ length: 4 + Math.floor(random() * 6) }, () => pick(random, sentences)).join('\n')

export const jobDetail = (random: Random) => several(random, SENTENCES)
export const personIntro = (random: Random, title: string) => `${title} ${pick(random, INTROS)}.`
export const personBio = (random: Random) => several(random, PERSON_SENTENCES)
