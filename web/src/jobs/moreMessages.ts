import { counted } from '../ui/counted.ts'

/** The texts of what is beside and below a job on its page. */
export const moreTexts = {
  withdrawn: "You withdrew your application. You can't apply for this job again.",
  appliedJobs: 'See your applied jobs',
  similar: 'Similar jobs',
  moreFrom: (company: string) => `More from ${company}`,
  noOthers: (company: string) => `${company} has no other open jobs.`,
  allJobs: (count: number) => `All ${count} open jobs`,
  noRatings: 'No ratings yet',
  openJobs: (count: number) => counted(count, 'open job'),
}
