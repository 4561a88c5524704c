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
    Declined: (company: string) => `You declined the job at ${company}.`,
    'No decision': (company: string) => `${company} didn't decide in time.`,
  },
  renamed: (company: string) => `${company} has changed the title of this job since you applied.`,
  decline: {
    action: 'Decline',
    question: (job: string) => `Decline “${job}”?`,
    consequences: (company: string) =>
      `This is final: you can't apply for this job again. We'll tell ${company}, who can then accept someone else.`,
    busy: 'Declining...',
  },
  dispute: {
    open: 'This job never took place',
    about: (job: string) => `for ${job}`,
    title: (job: string) => `Report that “${job}” never took place`,
    consequences: (company: string) =>
      `The ratings for this job stay hidden until we review it. We'll tell ${company} about your report, but not what you write.`,
    what: 'What happened?',
    hint: 'Only the people who run this site can read this.',
    submit: 'Send',
    cancel: 'Cancel',
    states: {
      waiting: 'You said that this job never took place. Its ratings stay hidden until we review it.',
      released: 'We reviewed this job and found that it took place. Its ratings are visible.',
      dropped: 'We reviewed this job and found that it never took place. Its ratings stay hidden.',
    },
  },
  withdraw: 'Withdraw',
  withdrawFrom: (job: string) => `the application for ${job}`,
  withdrawQuestion: (job: string) => `Withdraw your application for “${job}”?`,
  withdrawConsequences: (company: string) =>
    `This is final: you can't apply for this job again. We'll tell ${company}, who will then see only your name and that you withdrew.`,
  withdrawFinal: "This is final: you can't apply for this job again.",
  withdrawing: 'Withdrawing...',
}
