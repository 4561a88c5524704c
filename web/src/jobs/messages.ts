import { counted } from '../ui/money.ts'

/** The texts of a job's card and details. */
export const jobTexts = {
  applyBefore: 'Apply before',
  /** With a day, on a narrow card without 'Apply'. */
  apply: 'Apply ',
  before: (day: string) => `before ${day}`,
  deadlinePassed: 'Deadline passed',
  daysLeft: (days: number) => (days === 0 ? 'last day' : `${counted(days, 'day')} left`),
  /** How many days ago a job was posted. */
  age: (days: number) =>
    days === 0
      ? 'New'
      : days < 14
        ? `${counted(days, 'day')} ago`
        : days < 60
          ? `${Math.floor(days / 7)} weeks ago`
          : `${Math.floor(days / 30)} months ago`,
  posted: (days: number) => `Posted ${days === 0 ? 'today' : jobTexts.age(days)}`,
  remote: 'Remote',
  applied: 'Applied',

  salary: 'Salary',
  experience: 'Experience level',
  employment: 'Employment type',
  skills: 'Skills',
  notStated: 'Not stated',

  save: 'Save',
  saved: 'Saved',
  logInToSave: 'Log in to save this job',
  logInToSaveNamed: (title: string) => `Log in to save ${title}`,

  logInToApply: 'Log in to apply',
  applyNow: 'Apply now',
  viewApplication: 'View in Applied Jobs',
  withdrawn: "You can't apply for this job again.",
  response: {
    answers: (percent: number, days: number) =>
      `Responds to ${percent}% of applications, usually ${days ? `within ${counted(days, 'day')}` : 'the same day'}`,
    explanation:
      'Based on the last 180 days. Applications without a response within 30 days count as unanswered.',
  },
  loading: 'Loading the job',
  backToJobs: 'Back to jobs',
}
