import type { Question } from '@guildhall/contract/jobs/forms'
import type { EmploymentType } from '../../types.ts'

export type Level = 'junior' | 'mid' | 'senior'

/** Texts of posts for juniors, for seniors, and for any level. */
type ByLevel = { any: string[]; junior: string[]; senior: string[] }

/** An occupation: the texts of its job posts, and of the people who work in it. */
export type Role = {
  /** Titles of job posts. */
  titles: Record<Level, string[]>
  /** Job titles in a person's work history, from junior to senior. */
  previousTitles: [string, string, string]
  /** Names from the lookup table. Every post has the first three. */
  skills: string[]
  /** Pay per year at level 'mid' in a country with `payLevel` 1. */
  pay: number
  /** Whether it can be done remotely. */
  remote?: true
  /** Full-time and part-time by default; a repeated type is more frequent. */
  types?: EmploymentType[]
  /** The second part of an earlier employer's name, after an invented one. */
  workplaces: string[]
  education: [major: string, degree: string][]
  /** Completes 'experience ...', for example 'as a joiner'. */
  experience: string
  /** The first paragraph of a post. {company} and {city} are replaced. */
  openers: ByLevel
  /** List items that begin with a verb. */
  duties: ByLevel
  /** A list item for all levels except junior. */
  qualification?: string
  /** List items. */
  requirements: string[]
  /** A question to the applicants, a textarea without a type, with sample answers. */
  screeningQuestion: { value: string; type?: Question['type']; answers: string[] }
  introductions: string[]
  bios: string[]
  achievements: string[]
}
