import type { PersonCard } from '@guildhall/contract/profile/endpoints'
import { aPerson } from './aPerson.ts'

/** Maria Alvarez in a list. */
export function aPersonCard(overrides: Partial<PersonCard> = {}): PersonCard {
  const { experiences, ...person } = aPerson({ email: null, phone_number: null, resume: null })
  const [last] = experiences.data
  return { ...person, last_experience: last ?? null, ...overrides }
}

/** `count` people with ids from 1, their names numbered alike. */
export const somePeople = (count: number) =>
  Array.from({ length: count }, (_, index) => aPersonCard({ id: index + 1, name: `Person ${index + 1}` }))
