import { counted } from '../ui/money.ts'

/** The lists of a person's own jobs. */
export const listTexts = {
  findJobs: 'Find jobs',
  companyGone: 'This company is no longer here',

  saved: {
    title: 'Saved Jobs',
    empty: "You haven't saved any jobs yet.",
    count: (jobs: number) => counted(jobs, 'saved job'),
    on: (day: string) => `Saved on ${day}`,
  },
}
