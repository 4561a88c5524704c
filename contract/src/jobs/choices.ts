export const JOB_STATUSES = ['Open', 'In Progress', 'Finished', 'Closed'] as const
export const APPLICATION_STATUSES = [
  'Applied',
  'Accepted',
  'Not selected',
  'Closed',
  'Withdrawn',
  'Declined',
  'No decision',
] as const
export const POSTED_JOB_SORTS = ['newest', 'deadline', 'applicants'] as const
export const QUESTION_TYPES = ['input', 'textarea'] as const
export const SALARY_PERIODS = ['Year', 'Month', 'Hour'] as const
// The specification has the leading space of the last level.
export const EXPERIENCE_LEVELS = [
  '1 - 2 years',
  '2 - 4 years',
  '4 - 6 years',
  '6 - 8 years',
  '8 - 10 years',
  ' > 10 years',
] as const
export const DISPUTE_STATES = ['waiting', 'released', 'dropped'] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]
