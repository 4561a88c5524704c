import { ALREADY_APPLIED } from '@guildhall/contract/hiring/applying'
import { counted } from '../ui/money.ts'

export const texts = {
  findJobs: 'Find jobs',

  apply: {
    title: 'Your application',
    tab: (job: string) => `Application for ${job}`,
    jobAt: (job: string, company: string) => `${job} at ${company}`,
    steps: { job: 'Job Details', questions: 'Additional Question', profile: 'Profile Completion' },
    questionsOf: (company: string) => `${company} would like to know`,
    answersKept: 'Your answers stay in this tab until you send them.',
    discard: 'Discard answers',
    discardQuestion: 'Discard your answers?',
    discardConsequences: "This clears all fields and can't be undone.",
    discardAction: 'Discard',
    back: 'Back',
    backToJob: 'Back to job',
    next: 'Next',
    send: 'Send Application',
    sending: 'Sending...',
    sent: 'Application Send!',
    sentHint: (company: string, job: string) =>
      `${company} can now see your profile and your application for ${job}.`,
    sentHintWithAnswers: (company: string, job: string) =>
      `${company} can now see your profile and your answers for ${job}.`,
    whatNext: 'What happens next',
    followIn: 'Track your application in',
    followHint: ', where you can also withdraw it.',
    decisionHint: (company: string) => `We'll notify you when ${company} decides.`,
    backToBoard: 'Back to job board',
    seeApplied: 'Go to Applied Jobs',
    profileIncomplete: (missing: readonly string[]) =>
      `Your application wasn't sent. Your profile still needs: ${missing.join(', ')}.`,
    stepIncomplete: (step: string) =>
      `Your application wasn't sent. Please complete the step “${step}” first.`,
    alreadyApplied: ALREADY_APPLIED,
    notOpen: 'This job is no longer accepting applications.',

    preview: {
      title: (company: string) => `What ${company} receives`,
      profile: 'Your profile',
      skills: 'Skills for this job',
      missingSkills: 'Not on your profile',
      addSkills: 'Add skills',
      resume: 'Resume',
      noResume: 'No resume yet.',
      addResume: 'Add resume',
      answers: 'Your answers',
      edit: 'Edit',
      view: 'View',
      /** After the text of a button, for screen readers. */
      ofProfile: 'your profile',
      ofAnswers: 'your answers',
      ofResume: 'your resume',
      rest: (company: string) =>
        `${company} receives your whole profile, including your contact details, as it is when you apply.`,
    },
  },

  applied: {
    title: 'Applied Jobs',
    empty: "You haven't applied for any jobs yet.",
    count: (jobs: number) => counted(jobs, 'application'),
    status: 'Application status',
    steps: 'Status history',
    waiting: (days: number) => (days === 0 ? 'Applied today' : `Waiting ${counted(days, 'day')}`),
    states: {
      Applied: (company: string) => `${company} hasn't decided yet.`,
      Accepted: (company: string) => `${company} accepted you.`,
      'Not selected': (company: string) => `${company} chose someone else.`,
      Closed: (company: string) => `${company} closed the job.`,
      Withdrawn: (company: string) => `You withdrew. ${company} sees only your name.`,
      'No decision': (company: string) => `${company} didn't decide in time.`,
    },
    withdraw: 'Withdraw',
    withdrawFrom: (job: string) => `the application for ${job}`,
    withdrawQuestion: (job: string) => `Withdraw your application for “${job}”?`,
    withdrawConsequences: (company: string) =>
      `This is final: you can't apply for this job again. We'll tell ${company}, who will then see only your name and that you withdrew.`,
    withdrawing: 'Withdrawing...',
  },
}
