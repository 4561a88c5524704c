import { counted } from '../ui/money.ts'

export const appliedTexts = {
  title: 'Applied Jobs',
  empty: "You haven't applied for any jobs yet.",
  count: (jobs: number) => counted(jobs, 'application'),
  status: 'Application status',
  steps: 'Status history',
  states: {
    Applied: (company: string) => `${company} hasn't decided yet.`,
    Accepted: (company: string) => `${company} accepted you.`,
    'Not selected': (company: string) => `${company} chose someone else.`,
    Closed: (company: string) => `${company} closed the job.`,
    Withdrawn: (company: string) => `You withdrew. ${company} sees only your name.`,
    Declined: (company: string) => `You declined. We told ${company}.`,
    'No decision': (company: string) => `${company} didn't decide in time.`,
  },
  withdraw: 'Withdraw',
  withdrawFrom: (job: string) => `the application for ${job}`,
  withdrawQuestion: (job: string) => `Withdraw your application for “${job}”?`,
  withdrawConsequences: (company: string) =>
    `This is final: you can't apply for this job again. We'll tell ${company}, who will then see only your name and that you withdrew.`,
  withdrawing: 'Withdrawing...',
}
