import { countryOf } from '../countries.ts'
import { deckOf, type Chance } from '../random.ts'
import { roleNames, roleOf } from './roles/all.ts'
import type { Level } from './roles/role.ts'
import type { DemoCompany, EmploymentType } from '../types.ts'
import type { Workplace } from '../workplaces.ts'
import { duration, fromElsewhere, heads, practice } from './phrases.ts'
import { bullets, joined, lowerFirst, upperFirst } from './text.ts'

type Subject = {
  employer: DemoCompany & Workplace
  roleName: string
  level: Level
  type: EmploymentType
  remote: boolean
}

export type Openings = ReturnType<typeof newOpenings>

/** One deck a role for a whole demo: a beginning is not read again before all were. */
export const newOpenings = () =>
  new Map(roleNames.map((name) => [name, deckOf(`opening ${name}`, roleOf(name).opens)]))

/** The text of a job as its company would write it: with lists, without them, or with both. */
export function writeDetail(chance: Chance, openings: Openings, subject: Subject) {
  const { employer, roleName, level, type, remote } = subject
  const role = roleOf(roleName)
  const beginning = openings.get(roleName)!().replaceAll(
    '{colleague}',
    chance.pick(countryOf(employer.location).women),
  )
  const duties = chance.some(role.duties, Math.min(role.duties.length, chance.between(3, 4)))
  const wants = chance.some(role.wants, chance.between(2, 3))
  const sides = [
    chance.pick(practice[level]),
    chance.pick(duration[type]),
    remote ? chance.pick(fromElsewhere) : '',
  ].filter(Boolean)
  const offers = offersOf(chance, employer, type)
  const hiring = chance.pick(employer.hiring)
  const about = `${chance.pick(heads.about)}\n${employer.bio.split('\n\n')[0]}`

  const layouts = [
    () => [
      beginning,
      titled(chance, 'duties', bullets(duties)),
      titled(chance, 'wants', bullets(wants.map(upperFirst))),
      sides.join(' '),
      titled(chance, 'offers', offers.list),
      hiring,
    ],
    () => [
      `${beginning} You will ${joined(duties.slice(0, 3).map(withoutEnd))}.`,
      `You bring ${joined(wants.map(withoutEnd))}. ${sides.join(' ')}`,
      offers.sentence,
      `${hiring}`,
    ],
    () => [
      beginning,
      titled(chance, 'duties', bullets(duties)),
      `${sides.join(' ')} It helps if you bring ${joined(wants.map(withoutEnd))}.`,
      offers.sentence,
      hiring,
      about,
    ],
    () => [
      `${beginning} ${sides[0]}`,
      titled(chance, 'duties', bullets(duties)),
      titled(chance, 'wants', bullets(wants.map(upperFirst))),
      sides.slice(1).join(' '),
      offers.sentence,
      hiring,
    ],
    () => [
      about,
      beginning,
      `Your work is to ${joined(duties.slice(0, 3).map(withoutEnd))}. ${sides.join(' ')}`,
      titled(chance, 'offers', offers.list),
      hiring,
    ],
  ]
  return chance.pick(layouts)().filter(Boolean).join('\n\n')
}

const titled = (chance: Chance, head: keyof typeof heads, text: string) =>
  text ? `${chance.pick(heads[head])}\n${text}` : ''

// In a sentence each part ends where its explanation begins.
const withoutEnd = (part: string) => lowerFirst(part.split(/[,:;]/)[0]!)

/** Whoever writes invoices gets no holidays, and part-time has other hours. */
function offersOf(chance: Chance, { offers }: Workplace, type: EmploymentType) {
  if (type === 'Freelance') {
    const sentence = chance.pick([
      'Invoices are paid within ten days.',
      'We pay invoices in the week in which they arrive.',
    ])
    return { list: '', sentence }
  }
  const fitting =
    type === 'Full-time' ? offers : offers.filter((offer) => !/\bhours\b|\bday week\b/.test(offer))
  const chosen = chance.some(fitting, chance.between(2, 3))
  const sentence = `${chance.pick(['We offer', 'You get', 'We can promise'])} ${joined(chosen.map(withoutEnd))}.`
  return { list: bullets(chosen.map(upperFirst)), sentence }
}
