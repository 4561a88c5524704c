/** Loaded with the counts, which the first rendering does without. */
export const countTexts = {
  jobs: (formatted: string, count: number) => `${formatted} ${count === 1 ? 'job' : 'jobs'}`,
}
