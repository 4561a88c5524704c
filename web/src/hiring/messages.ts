import { ALREADY_APPLIED, type ApplicationStatus } from '@guildhall/contract/hiring/endpoints'

export const texts = {
  findJobs: 'Find jobs',

  apply: {
    title: 'Your application',
    jobAt: (job: string, company: string) => `${job} at ${company}`,
    steps: { job: 'Job Details', questions: 'Additional Question', profile: 'Profile Completion' },
    questionsOf: (company: string) => `${company} would like to know`,
    next: 'Next',
    send: 'Send Application',
    sending: 'Sending...',
    sent: 'Application Send!',
    sentHint: (company: string, job: string) =>
      `${company} can now see your profile and your application for ${job}.`,
    sentHintWithAnswers: (company: string, job: string) =>
      `${company} can now see your profile and your answers for ${job}.`,
    backToBoard: 'Back to job board',
    seeApplied: 'See your applications',
    profileIncomplete: (missing: readonly string[]) =>
      `Your application was not sent. Your profile still needs: ${missing.join(', ')}.`,
    stepIncomplete: (step: string) =>
      `Your application was not sent. Please complete the step “${step}” first.`,
    alreadyApplied: ALREADY_APPLIED,
    notOpen: 'This job is no longer accepting applications.',
  },

  applied: {
    title: 'Applied Jobs',
    empty: 'You have not applied for any jobs yet.',
    count: (jobs: number) => (jobs === 1 ? '1 application' : `${jobs} applications`),
    status: 'Application status',
    steps: 'What happened so far',
    waiting: (days: number) =>
      days === 0 ? 'Applied today' : `Waiting ${days} ${days === 1 ? 'day' : 'days'}`,
    states: {
      Applied: (company: string) => `${company} has not decided yet.`,
      Accepted: (company: string) => `${company} accepted you.`,
      'Not selected': (company: string) => `${company} chose somebody else.`,
      Closed: (company: string) => `${company} closed the job.`,
      Withdrawn: (company: string) => `You withdrew. ${company} sees only your name.`,
      'No decision': (company: string) => `${company} did not decide in time.`,
    },
    withdraw: 'Withdraw',
    withdrawFrom: (job: string) => `the application for ${job}`,
    withdrawQuestion: (job: string) => `Withdraw your application for “${job}”?`,
    withdrawConsequences: (company: string) =>
      `This is final: you can't apply for this job again. We tell ${company}, which then sees only your name and that you withdrew.`,
    withdrawing: 'Withdrawing...',
  },

  panel: {
    allJobs: 'All jobs',
    figures: 'Statistics',
    views: 'Views',
    saves: 'Saves',
    applicants: 'Applicants',
    preview: 'Preview as a candidate',
    filter: 'Applicants by status',
    filters: {
      All: 'All',
      Applied: 'Applied',
      Accepted: 'Accepted',
      'Not selected': 'Not selected',
      Closed: 'Closed',
    },
    noApplicants: 'Nobody has applied yet.',
    noneWithStatus: (status: ApplicationStatus) => `No applicants with the status ${status}.`,
    showAll: 'Show all applicants',
    deadline: (day: string) => `Apply before ${day}`,
    appliedOn: (day: string) => `Applied on ${day}`,
    role: (role: string, company: string) => `${role} at ${company}`,
    matchingSkills: (matching: number, asked: number) =>
      `Matches ${matching} of ${asked} ${asked === 1 ? 'skill' : 'skills'}`,
    otherSkills: 'Other skills',
    answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    noAnswer: 'No answer',
  },
}
