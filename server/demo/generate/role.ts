import type { Question } from '@guildhall/contract/jobs/forms'
import type { EmploymentType } from '../types.ts'

export type Level = 'junior' | 'mid' | 'senior'

/** Texts of posts: those for juniors, those for seniors, and all others. */
type ByLevel = { any: string[]; junior: string[]; senior: string[] }

/** One kind of work: what its job posts say and what the people who do it write about themselves. */
export type Role = {
  /** As jobs are posted. */
  titles: Record<Level, string[]>
  /** Job titles in a person's work history: the first, a later and the most senior one. */
  previousTitles: [string, string, string]
  /** As the lookup table names them. The first three are required in every post. */
  skills: string[]
  /** Dollars a year in the middle of a working life, where the price level is 1. */
  pay: number
  /** Whether it can be done remotely. */
  remote?: true
  /** What is offered and looked for; a repeated one is more frequent. Full-time and part-time without it. */
  types?: EmploymentType[]
  /** Follows an invented name in the name of an earlier employer. */
  workplaces: string[]
  education: [major: string, degree: string][]
  /** Completes 'experience ...', for example 'as a joiner'. */
  experience: string
  /** The first paragraph of a post. {company} and {city} are replaced by those of the employer. */
  openers: ByLevel
  /** List items that begin with a verb. */
  duties: ByLevel
  /** A list item that juniors are not asked for. */
  qualification?: string
  /** List items. */
  requirements: string[]
  /** A question to the applicants, a textarea without a type, with sample answers. */
  screeningQuestion: { value: string; type?: Question['type']; answers: string[] }
  introductions: string[]
  bios: string[]
  achievements: string[]
}
