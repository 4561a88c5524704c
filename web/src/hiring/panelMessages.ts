import type { ApplicationStatus } from '@guildhall/contract/hiring/applying'
import { counted } from '../ui/money.ts'

/** The texts of a company's applicants. */
export const panelTexts = {
  backToJobs: 'Back to your jobs',
  allApplicants: 'All applicants',
  previous: 'Previous applicant',
  next: 'Next applicant',
  selected: 'Selected applicant',
  gone: "This person hasn't applied for this job.",
  withdrawn: (name: string) => `${name} withdrew this application. Only the name is kept.`,
  statistics: 'Statistics',
  views: 'Views',
  saves: 'Saves',
  applicants: 'Applicants',
  preview: 'Preview as a candidate',

  byStatus: 'Applicants by status',
  allStatuses: 'All',
  filters: 'Filter and sort applicants',
  skill: 'Skill',
  anySkill: 'Any skill',
  sort: 'Sort by',
  sorts: { match: 'Best match', newest: 'Newest', waiting: 'Longest waiting' },
  onlyShortlisted: 'Shortlisted only',
  noApplicants: 'Nobody has applied yet.',
  allWithdrawn: 'Everybody who applied has withdrawn.',
  shareHint: 'Share the link to the job so that more people see it.',
  findCandidates: 'Find matching candidates',
  nobodyApplied: 'Nobody applied for this job.',
  extendHint: 'Nobody applied. Extend the deadline to receive applications.',
  noneWithStatus: (status: ApplicationStatus) => `No applicants have the status “${status}”.`,
  noneShortlisted: 'Nobody is shortlisted yet. Mark applicants with the bookmark beside their name.',
  noneFound: 'No applicants match these filters.',
  showAll: 'Show all applicants',

  isNew: 'New',
  newApplicants: (count: number) => `Show ${count} new first`,
  appliedOn: (day: string) => `Applied on ${day}`,
  role: (role: string, company: string) => `${role} at ${company}`,
  matchingSkills: (matching: number, asked: number) => `Matches ${matching} of ${counted(asked, 'skill')}`,
  /** Beside a bar. */
  skillsOf: (matching: number, asked: number) => `${matching} of ${counted(asked, 'skill')}`,
  missingSkills: 'Not on their profile',
  otherSkills: 'Other skills',
  answers: (count: number) => counted(count, 'answer'),
  noAnswer: 'No answer',

  accept: 'Accept',
  accepting: 'Accepting...',
  acceptQuestion: (name: string, job: string) => `Accept ${name} for “${job}”?`,
  acceptConsequences: (name: string, others: number) =>
    `The job moves to In Progress. We'll tell ${name} that they were accepted${othersNotice(others)}. This can't be undone.`,
  acceptedTwice: (name: string, job: string) =>
    `You have already accepted ${name} for “${job}”, which is also full-time and still in progress.`,
  declined: (name: string) => `${name} declined this job. You can accept someone else.`,
  disputes: {
    waiting: (name: string) =>
      `${name} says that this job never took place. Its ratings stay hidden until we review it.`,
    released: (name: string) =>
      `${name} said that this job never took place. We reviewed it and found that it did. Its ratings are visible.`,
    dropped: (name: string) =>
      `${name} said that this job never took place. We reviewed it and agree. Its ratings stay hidden.`,
  },
  blocked: (name: string) =>
    `You blocked ${name}. Unblock them to see their profile and resume, and to message, accept or rate them.`,
  unblock: 'Unblock',
  unblocking: 'Unblocking...',
  shortlistPerson: (name: string) => `Shortlist ${name}`,
  shortlisted: 'Shortlisted',
  resume: 'View resume',
  resumeGone: 'The resume that was sent is no longer available.',
  application: 'View application',
  /** After the text of a button, for screen readers. */
  of: (name: string) => `of ${name}`,
  from: (name: string) => `from ${name}`,
  about: (name: string) => `about ${name}`,

  note: 'Private note',
  noteAbout: (name: string) => `Private note about ${name}`,
  noteHint: 'Only your company sees this.',
  addNote: 'Add note',
  editNote: 'Edit note',
  saveNote: 'Save note',
  cancel: 'Cancel',
}

/** The texts of an application as it was sent. */
export const sentTexts = {
  title: 'Application',
  titleOf: (name: string) => `Application from ${name}`,
  gone: 'This application is no longer available. The applicant may have withdrawn it.',
  appliedAs: (title: string) => `They applied for “${title}”. You have changed the job's title since.`,
  history: 'Status history',
  answers: 'Answers',
  profile: 'Profile as sent',
  sent: 'As sent',
  now: 'Now',
  unchanged: "The profile hasn't changed since they applied.",
  changed: (count: number) =>
    count === 1
      ? '1 detail has changed since they applied.'
      : `${count} details have changed since they applied.`,
  noSnapshot: "We don't have a copy of the profile as it was sent.",
  todaysProfile: 'View current profile',
  nothing: 'None',
  resume: 'View resume',
  present: 'Present',
  span: (start: string, end: string) => `${start} to ${end}`,
  fields: {
    name: 'Full name',
    username: 'Username',
    email: 'Email',
    phone_number: 'Phone',
    short_intro: 'Short intro',
    bio: 'Bio',
    userlocation: 'Location',
    resume: 'Resume',
    useremploymenttype: 'Employment type',
    portfolios: 'Portfolio',
    skills: 'Skills',
    languages: 'Languages',
    experiences: 'Experience',
    educations: 'Education',
    expectedsalary: 'Expected rate',
  },
}

function othersNotice(others: number) {
  if (others <= 0) return ''
  return others === 1
    ? ", and the other applicant that they weren't selected"
    : `, and ${others} other applicants that they weren't selected`
}
