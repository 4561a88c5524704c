/** The texts of posting and managing jobs. The reasons why a job can't be posted are in the contract. */
export const texts = {
  title: 'Post a job',
  intro: "Describe the work and who you're looking for. Candidates see the job as soon as you post it.",
  edit: {
    title: 'Edit job',
    intro: 'Candidates see the changes as soon as you save them. Applications so far stay.',
  },
  relist: {
    title: 'Relist job',
    intro: 'Posts this job again as a new one. Choose a deadline, and change what is different this time.',
  },
  notOpen: 'Only an open job can be edited.',
  toJob: 'Back to the job',
  post: 'Post Job',
  save: 'Save changes',
  saving: 'Saving...',
  cancel: 'Cancel',
  retry: 'Try again',
  restored: 'We saved your draft.',
  startOver: 'Start over',

  sections: {
    work: 'The job',
    place: 'Location and employment',
    terms: 'Terms',
    questions: 'Additional questions',
  },
  fields: {
    title: 'Job title',
    detail: 'Job detail',
    skills: 'Skills',
    locations: 'Locations',
    remote: 'Remote',
    employmentTypes: 'Employment type',
    salaryAndPeriod: 'Salary',
    salary: 'Salary amount',
    period: 'Salary period',
    experience: 'Experience level',
    deadline: 'Deadline',
  },
  hints: {
    detail: 'Describe the tasks, the requirements and how you hire. Line breaks are kept.',
    remote: 'The work can be done from anywhere.',
    deadline: 'Candidates can apply until the end of this day.',
    questions: 'Candidates answer these when they apply.',
    lockedQuestions: "Somebody has applied already, so the questions can't change any more.",
  },
  placeholders: {
    skills: 'Search skills',
    locations: 'Search locations',
    period: 'Select period',
    experience: 'Select experience level',
  },
  deadlinePassed: 'Please select today or a later date.',
  newDeadlineNeeded: 'The deadline has passed. Choose a new one to save your changes.',
  listFailed: (options: string) => `We couldn't load the list of ${options}.`,

  questions: {
    add: 'Add question',
    legend: (number: number) => `Question ${number}`,
    item: (number: number) => `question ${number}`,
    text: 'Question',
    type: 'Answer',
    types: { input: 'Short answer', textarea: 'Long answer' },
    required: 'Required',
    none: 'This job has no questions.',
    moveUp: (number: number) => `Move question ${number} up`,
    moveDown: (number: number) => `Move question ${number} down`,
    remove: (number: number) => `Remove question ${number}`,
    moved: (from: number, to: number, count: number) => `Question ${from} is now question ${to} of ${count}.`,
    removed: (number: number) => `Question ${number} removed.`,
  },

  actions: {
    of: (title: string) => `Actions for ${title}`,
    manage: 'Manage job',
    names: {
      edit: 'Edit',
      extend: 'Extend deadline',
      finish: 'Finish',
      close: 'Close',
      relist: 'Relist',
      delete: 'Delete',
    },
    accepted: 'the person you accepted',
    questions: {
      finish: (title: string) => `Finish “${title}”?`,
      close: (title: string) => `Close “${title}”?`,
      delete: (title: string) => `Do you want to delete “${title}”?`,
    },
    consequences: {
      finish: (accepted: string) =>
        `The job ends. We tell ${accepted}, and you can rate each other. This can't be undone.`,
      close: (applicants: number, accepted?: string) =>
        `The job ends without a result. ${closeNotice(applicants, accepted)} You can't reopen it, but you can relist it as a new job.`,
      delete: "The job and its statistics are deleted. This can't be undone.",
    },
  },

  extend: {
    title: 'Extend the deadline',
    current: (title: string, day: string) => `Candidates can apply for “${title}” until ${day}.`,
    passed: (title: string, day: string) => `The deadline of “${title}” passed on ${day}.`,
    deadline: 'New deadline',
    tooEarly: (day: string) => `Please select a date after ${day}, the current deadline.`,
    hint: 'Candidates can apply until the end of this day. Applications so far stay.',
    submit: 'Extend',
  },

  panel: {
    titles: { jobs: 'Your jobs', profile: 'Company profile' },
    tabs: { jobs: 'Jobs', profile: 'Profile' },
    tabsLabel: 'Company panel',
    empty: 'You have not posted any jobs yet.',
    filter: 'Jobs by status',
    filters: {
      All: 'All',
      Open: 'Open',
      'In Progress': 'In Progress',
      Finished: 'Finished',
      Closed: 'Closed',
    },
    noneWithStatus: {
      Open: 'You have no open jobs.',
      'In Progress': 'You have no jobs in progress.',
      Finished: 'You have no finished jobs.',
      Closed: 'You have no closed jobs.',
    },
    showAll: 'Show all jobs',
    sort: 'Sort by',
    sorts: { newest: 'Newest first', deadline: 'Soonest deadline', applicants: 'Most applicants' },
    figures: (views: number, saves: number) => `${counted(views, 'view')} · ${counted(saves, 'save')}`,
    newApplicants: (count: number) => `${count} new`,
    deadline: (day: string) => `Apply before ${day}`,
    pastDeadline: (day: string) => `Deadline was ${day}`,
    deadlinePassed: 'Deadline passed',
    count: (jobs: number) => (jobs === 1 ? '1 job' : `${jobs} jobs`),
    applicants: (count: number) => counted(count, 'applicant'),
  },
}

const counted = (count: number, noun: string) => (count === 1 ? `1 ${noun}` : `${count} ${noun}s`)

function closeNotice(applicants: number, accepted: string | undefined) {
  if (applicants === 0) return 'No application is left, so nobody is told.'
  if (!accepted) return `We tell ${counted(applicants, 'applicant')}.`
  return applicants === 1
    ? `We tell ${accepted}.`
    : `We tell ${accepted} and ${counted(applicants - 1, 'other applicant')}.`
}
