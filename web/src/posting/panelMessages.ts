import { counted } from '../ui/money.ts'

/** The texts of a company's jobs and what it can do with them. */
export const panelTexts = {
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
    confirm: { finish: 'Finish job', close: 'Close job' },
    consequences: {
      finish: (accepted: string) =>
        `The job ends. We'll tell ${accepted}, and you can rate each other. This can't be undone.`,
      close: (applicants: number, accepted?: string) =>
        `${closedWithout(accepted)} ${closeNotice(applicants, accepted)} You can't reopen it, but you can relist it as a new job.`,
      delete: "The job and its statistics are deleted. This can't be undone.",
    },
  },

  extend: {
    title: 'Extend the deadline',
    current: (title: string, day: string) => `Candidates can apply for “${title}” until ${day}.`,
    passed: (title: string, day: string) => `The deadline for “${title}” passed on ${day}.`,
    deadline: 'New deadline',
    tooEarly: (day: string) => `Please select a date after ${day}, the current deadline.`,
    hint: 'Candidates can apply until the end of this day. Existing applications are kept.',
    submit: 'Extend',
    cancel: 'Cancel',
  },

  share: {
    copy: 'Copy link',
    copied: 'Link copied',
    notCopied: (url: string) => `We couldn't copy the link: ${url}`,
    share: 'Share',
    preview: 'Preview as a candidate',
  },

  start: {
    steps: 'Getting started',
    profile: {
      title: 'Introduce your company',
      text: 'Candidates read your profile before they apply.',
      action: 'Edit profile',
    },
    post: {
      title: 'Post a job',
      text: "Describe the work and who you're looking for. Candidates see it as soon as you post it.",
    },
    people: {
      title: 'Find candidates',
      text: 'Search by skill and location, and send a message.',
      action: 'Find candidates',
    },
  },

  panel: {
    titles: { jobs: 'Your jobs', profile: 'Company profile' },
    tabs: { jobs: 'Jobs', profile: 'Profile' },
    tabsLabel: 'Company panel',
    empty: "You haven't posted any jobs yet.",
    post: 'Post Job',
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
    sorts: { newest: 'Newest', deadline: 'Closing soon', applicants: 'Most applicants' },
    statistics: (views: number, saves: number) => `${counted(views, 'view')} · ${counted(saves, 'save')}`,
    newApplicants: (count: number) => `${count} new`,
    deadline: (day: string) => `Apply before ${day}`,
    pastDeadline: (day: string) => `Deadline was ${day}`,
    deadlinePassed: 'Deadline passed',
    ended: (day: string) => `Ended on ${day}`,
    remote: 'Remote',
    count: (jobs: number) => counted(jobs, 'job'),
    applicants: (count: number) => counted(count, 'applicant'),
  },
}

const closedWithout = (accepted: string | undefined) =>
  accepted
    ? `The job closes unfinished, so you and ${accepted} can't rate each other.`
    : 'The job closes without a hire.'

function closeNotice(applicants: number, accepted: string | undefined) {
  if (applicants === 0) return 'There are no open applications.'
  if (!accepted) return `We'll tell ${counted(applicants, 'applicant')}.`
  return applicants === 1
    ? `We'll tell ${accepted}.`
    : `We'll tell ${accepted} and ${counted(applicants - 1, 'other applicant')}.`
}
