import type { CountedSearch } from './filters.ts'

/** Loaded with the counts, which the first rendering does without. */
export const countTexts: Record<CountedSearch['counts'], (formatted: string, count: number) => string> = {
  jobs: (formatted, count) => `${formatted} ${count === 1 ? 'job' : 'jobs'}`,
  candidates: (formatted, count) => `${formatted} ${count === 1 ? 'candidate' : 'candidates'}`,
}
