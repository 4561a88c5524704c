import type { EmploymentType } from '../types.ts'

export type Level = 'junior' | 'mid' | 'senior'

/** What one kind of work sounds like: the jobs that ask for it, and the people who do it. */
export type Role = {
  /** As jobs are posted. */
  titles: Record<Level, string[]>
  /** As people held them: at first, later, at last. */
  held: [string, string, string]
  /** As the look-up table names them. The first three are the heart of the role. */
  skills: string[]
  /** Dollars a year in the middle of a working life, where the price level is 1. */
  pay: number
  /** Whether it can be done from elsewhere. */
  remote?: true
  /** What is offered and looked for; a repeated one is more frequent. Full-time and part-time without it. */
  types?: EmploymentType[]
  /** What stands behind an invented name of an earlier employer. */
  workplaces: string[]
  learned: [major: string, degree: string][]
  /** Why a company looks for somebody. */
  opens: string[]
  /** Begin with a verb: 'Build ...' in a list, 'You will build ...' in a sentence. */
  duties: string[]
  /** Begin in lower case, to stand in a list or in a sentence. */
  wants: string[]
  /** A question to the applicants, with an answer for each of a few. */
  ask: { value: string; answers: string[] }
  intros: string[]
  bios: string[]
  deeds: string[]
}
