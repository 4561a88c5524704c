import { ALREADY_APPLIED } from '@guildhall/contract/hiring/applying'

export const texts = {
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
  whatIsSent: (company: string) => `What ${company} receives`,
  seeApplied: 'Go to Applied Jobs',
  profileIncomplete: (missing: readonly string[]) =>
    `Your application wasn't sent. Your profile still needs: ${missing.join(', ')}.`,
  stepIncomplete: (step: string) => `Your application wasn't sent. Please complete the step “${step}” first.`,
  alreadyApplied: ALREADY_APPLIED,
  notOpen: 'This job is no longer accepting applications.',
  findJobs: 'Find jobs',
}
