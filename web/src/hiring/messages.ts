import { ALREADY_APPLIED, type ApplicationStatus } from '@guildhall/contract/hiring/endpoints'

export const texts = {
  findJobs: 'Find jobs',

  apply: {
    title: 'Your application',
    jobAt: (job: string, company: string) => `${job} at ${company}`,
    steps: { job: 'Job Details', questions: 'Additional Question', profile: 'Profile Completion' },
    questionsOf: (company: string) => `${company} would like to know`,
    optional: 'You may leave this empty.',
    next: 'Next',
    send: 'Send Application',
    sending: 'Sending...',
    sent: 'Application Send!',
    sentHint: (company: string, job: string) =>
      `${company} can see your application for ${job} and your profile now.`,
    sentHintWithAnswers: (company: string, job: string) =>
      `${company} can see your profile and your answers for ${job} now.`,
    backToBoard: 'Back to job board',
    seeApplied: 'See your applications',
    profileRefused: (missing: readonly string[]) =>
      `Your application was not sent. Your profile still needs: ${missing.join(', ')}.`,
    stepRefused: (step: string) => `Your application was not sent. Please complete the step “${step}” first.`,
    alreadyApplied: ALREADY_APPLIED,
    notOpen: 'This job takes no more applications.',
  },

  applied: {
    title: 'Applied Jobs',
    empty: 'You have not applied for any jobs yet.',
    count: (jobs: number) => (jobs === 1 ? '1 application' : `${jobs} applications`),
    status: 'Application status',
    on: (day: string) => `Applied on ${day}`,
  },

  panel: {
    allJobs: 'All jobs',
    figures: 'Figures',
    views: 'Views',
    saves: 'Saves',
    applicants: 'Applicants',
    asCandidatesSeeIt: 'The job as candidates see it',
    filter: 'Applicants by status',
    filters: {
      All: 'All',
      Applied: 'Applied',
      Accepted: 'Accepted',
      'Not selected': 'Not selected',
      Closed: 'Closed',
    },
    noApplicants: 'Nobody has applied yet.',
    noneWithStatus: (status: ApplicationStatus) => `No applicant has the status ${status}.`,
    showAll: 'Show all applicants',
    deadline: (day: string) => `Apply before ${day}`,
    appliedOn: (day: string) => `Applied on ${day}`,
    role: (role: string, company: string) => `${role} at ${company}`,
    rate: 'Expected rate',
    inCommon: (skills: number) =>
      skills === 1 ? '1 skill in common with the job' : `${skills} skills in common with the job`,
    noneInCommon: 'No skill in common with the job',
    otherSkills: 'Other skills',
    answers: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
    noAnswer: 'No answer',
  },
}
