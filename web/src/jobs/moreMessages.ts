import { counted } from '../ui/money.ts'

/** The texts of what is beside and below a job on its page. */
export const moreTexts = {
  similar: 'Similar jobs',
  moreFrom: (company: string) => `More from ${company}`,
  noOthers: (company: string) => `${company} has no other open jobs.`,
  allJobs: (count: number) => `All ${count} open jobs`,
  noRatings: 'No ratings yet',
  openJobs: (count: number) => counted(count, 'open job'),
}
