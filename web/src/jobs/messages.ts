/** The texts of a job's card and page. */
export const jobTexts = {
  applyBefore: 'Apply before',
  applyBeforeDay: (day: string) => `Apply before ${day}`,
  remote: 'Remote',
  applied: 'Applied',

  salary: 'Salary',
  experience: 'Experience level',
  employment: 'Employment type',
  skills: 'Skills',
  notStated: 'Not stated',

  save: 'Save',
  saved: 'Saved',
  jobSaved: 'Job saved',
  logInToSave: 'Log in to save this job',
  saveJob: 'Save this job',
  unsaveJob: 'Remove from saved jobs',
  saveNamed: (title: string) => `Save ${title}`,
  unsaveNamed: (title: string) => `Remove ${title} from saved jobs`,
  logInToSaveNamed: (title: string) => `Log in to save ${title}`,
  saveFailed: (serverError: string) => `${serverError} from another page. Please refresh`,

  logInToApply: 'Log in to apply',
  applyNow: 'Apply now',
  closed: 'Closed',
  states: {
    Open: (deadline: string) => `The deadline passed on ${deadline}.`,
    'In Progress': () => 'Somebody was accepted for this job.',
    Finished: () => 'This job has finished.',
    Closed: () => 'This job is closed.',
  },
  response: {
    sameDay: 'Usually answers on the same day',
    within: (days: number) => `Usually answers within ${days} ${days === 1 ? 'day' : 'days'}`,
    answered: (percent: number) => `${percent}% of applications answered`,
    explanation:
      'The median of the last 180 days. Applications without an answer after 30 days count as unanswered.',
  },
  manage: 'Manage this job',

  backToJobs: 'Back to jobs',
  tabTitle: (job: string, company: string) => `${job} at ${company}`,
  loading: 'Loading the job',
}
