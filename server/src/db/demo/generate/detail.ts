import { countryOf } from '../countries.ts'
import { deckOf, type Chance } from '../random.ts'
import { roleNames, roleOf } from './roles/all.ts'
import type { Level } from './role.ts'
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
  const duties = bullets(chance.some(role.duties, chance.between(3, 4)))
  const tasks = joined(chance.some(role.duties.filter(isPlain), 3).map(lowerFirst))
  const wants = chance.some(role.wants, chance.between(2, 3))
  const wantsList = bullets(wants.map(upperFirst))
  const helps = `${chance.pick(['What helps', 'Good to have', 'What we look for'])}: ${wants.join('; ')}.`
  const sides = [
    chance.pick(practice[level]),
    chance.pick(duration[type]),
    remote ? chance.pick(fromElsewhere) : '',
  ].filter(Boolean)
  const offers = offersOf(chance, employer, type)
  const hiring = chance.pick(employer.hiring)
  const about = `${chance.pick(heads.about)}\n${employer.bio.split('\n\n')[0]}`
  const under = (head: keyof typeof heads, text: string) => text && `${chance.pick(heads[head])}\n${text}`

  const layouts = [
    () => [
      beginning,
      under('duties', duties),
      under('wants', wantsList),
      sides.join(' '),
      under('offers', offers.list) || offers.sentence,
      hiring,
    ],
    () => [`${beginning} You will ${tasks}.`, `${sides.join(' ')} ${helps}`, offers.sentence, hiring],
    () => [beginning, under('duties', duties), `${sides.join(' ')} ${helps}`, offers.sentence, hiring, about],
    () => [
      `${beginning} ${sides[0]}`,
      under('duties', duties),
      under('wants', wantsList),
      sides.slice(1).join(' '),
      offers.sentence,
      hiring,
    ],
    () => [
      about,
      beginning,
      `Your work is to ${tasks}. ${sides.join(' ')}`,
      under('offers', offers.list) || offers.sentence,
      hiring,
    ],
  ].filter((_, i) => tasks.includes(' and ') || (i !== 1 && i !== 4))
  return chance.pick(layouts)().filter(Boolean).join('\n\n')
}

/** A part that can stand among others in a sentence. */
const isPlain = (part: string) => !/[,:;]/.test(part)

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
    type === 'Full-time'
      ? offers
      : offers.filter((offer) => !/\bhours a week\b|\bday week\b|permanent/.test(offer))
  const chosen = chance.some(fitting, chance.between(2, 3))
  const sentence = `${chance.pick(['We offer', 'You get', 'We can promise'])} ${joined(chosen)}.`
  return { list: bullets(chosen.map(upperFirst)), sentence }
}
