import type { EmploymentType } from '../types.ts'

type Facts = {
  years: number
  city: string
  /** The latest employer, and the position there as it follows 'as': 'a baker'. */
  last: string
  position: string
  hobby: string
  types: EmploymentType[]
  isEmployed: boolean
  isRemote: boolean
}

const count = (years: number) => (years === 1 ? 'one year' : `${years} years`)
const typeOf = ({ types }: Facts) => types[0]!.toLowerCase()

/** The end of a short introduction. */
export const introEndings: ((facts: Facts) => string)[] = [
  ({ city }) => `Based in ${city}.`,
  ({ years }) => `${years === 1 ? '1 year' : `${years} years`} of experience.`,
  ({ years, city }) => `${count(years).replace(/^one/, 'One')} in the field, living in ${city}.`,
  ({ last }) => `Most recently at ${last}.`,
  (facts) => `Looking for ${typeOf(facts)} work.`,
  ({ types, city }) => `Available for ${types.join(' or ').toLowerCase()} work in ${city}.`,
  ({ years }) => (years < 3 ? 'Early in my career and keen to learn.' : `Experienced (${years}+ years).`),
  ({ last }) => `Previously with ${last}.`,
  () => 'Open to new offers.',
  ({ city }) => `${city} area.`,
]

/** Sentences about a person's work so far. */
export const careers: ((facts: Facts) => string)[] = [
  ({ years, position, last }) =>
    `I have ${count(years)} of experience in this field, most recently as ${position} at ${last}.`,
  ({ position, last }) => `In my latest position I worked as ${position} for ${last}.`,
  ({ last, years }) =>
    years < 3
      ? `I started my career at ${last} and have learned the basics of the job there.`
      : `Over the past ${years} years I've worked for employers of different sizes, including ${last}.`,
  ({ last }) =>
    `At ${last} I was part of a small team, so I'm used to taking responsibility for my own area.`,
  ({ position, last }) => `As ${position} at ${last} I also helped to train new colleagues.`,
  ({ position, city, last }) =>
    `I came to ${last} as ${position} and know the employers around ${city} well.`,
  ({ last }) => `References from ${last} are available on request.`,
  ({ years, last }) =>
    `${years < 5 ? "Although I'm still fairly early in my career" : `With ${years} years in the job`}, I've seen a lot of different situations, especially at ${last}.`,
  ({ last }) => `My time at ${last} taught me to plan ahead and to keep others informed.`,
  ({ years, position }) => `I've been working for ${count(years)}, the last part of it as ${position}.`,
  ({ last, position }) =>
    `My work at ${last} (as ${position}) covered both daily operations and longer projects.`,
  ({ last }) => `I joined ${last} because I wanted to work in a larger team, and I've enjoyed it.`,
  ({ years }) =>
    years < 3
      ? "This is my first longer position since finishing my training, and I'm looking for the next step."
      : `I've stayed in this profession for ${years} years because I like it, and I keep my training up to date.`,
  ({ position, last }) => `As ${position} at ${last} I was often in direct contact with customers.`,
  ({ last, isEmployed }) =>
    isEmployed
      ? `${last} is a good employer, but there's no room for me to move up at the moment.`
      : `My contract with ${last} has ended, so I'm available at short notice.`,
  ({ last, years }) =>
    years < 3
      ? `I did my practical training with ${last} and passed my final exam there.`
      : `I've trained apprentices and interns for ${last} and covered for my manager when needed.`,
]

/** Sentences about the job that a person looks for. */
export const goals: ((facts: Facts) => string)[] = [
  (facts) => `I'm looking for a ${typeOf(facts)} position in or near ${facts.city}.`,
  ({ city }) => `I'd like to stay in ${city}, but would relocate for the right job.`,
  ({ types }) => `I'm available for ${types.join(' or ').toLowerCase()} work.`,
  ({ isEmployed }) =>
    isEmployed ? 'I can start after my notice period of one month.' : 'I can start immediately.',
  ({ city }) => `My family lives in ${city}, so regular hours are important to me.`,
  () => "I'm happy to come in for a trial day.",
  ({ hobby }) => `In my free time I ${hobby}.`,
  ({ hobby, city }) => `Outside work I ${hobby} and enjoy living in ${city}.`,
  () => 'A friendly team and clear responsibilities matter more to me than a job title.',
  () => "I'd like a position in which I can take on more responsibility over time.",
  ({ city }) => `I recently moved to ${city} and am looking for a long-term position.`,
  () => "Further training is important to me, so I'd welcome an employer that supports it.",
  (facts) => `My next job should be ${typeOf(facts)} and offer some flexibility.`,
  ({ isRemote }) =>
    isRemote
      ? "I've worked remotely before and have a quiet office at home."
      : "Early starts and weekend work aren't a problem for me.",
  () => 'I have a driving licence and can travel if needed.',
  ({ last, isEmployed }) =>
    isEmployed
      ? `I'm still employed at ${last}, so please contact me through this platform.`
      : 'The easiest way to reach me is a message on this platform.',
  ({ hobby }) => `Apart from work I ${hobby}, so I prefer not to work every weekend.`,
  () => 'I prefer permanent positions but am also open to a fixed-term contract to start with.',
  ({ city }) => `I can commute up to an hour from ${city}.`,
  () => 'What I value in an employer: good planning, open communication and fair pay.',
  () => "I'm currently not in a hurry, but I'm interested in hearing about good opportunities.",
  () => "I work well on my own and in a team, and I'm used to working under time pressure.",
  (facts) => `Ideally I'd find ${typeOf(facts)} work with a company that plans for the long term.`,
  () => 'Please send me a message if you think I could be a good fit.',
]

export const hobbies = [
  'sing in a choir',
  'row at a local club',
  'look after a small garden',
  'play table tennis',
  'build model ships',
  'go hiking',
  'volunteer at a repair café',
  'play in a band',
  'bake a lot of bread',
  "coach a girls' football team",
  'take dance classes',
  'volunteer at the library',
  'keep bees',
  'swim and run',
  'ride my bike',
  'am a volunteer firefighter',
  'cook for friends',
  'practise yoga',
]
