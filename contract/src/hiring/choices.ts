export const APPLICATION_STATUSES = [
  'Applied',
  'Accepted',
  'Not selected',
  'Closed',
  'Withdrawn',
  'No decision',
] as const
export const APPLICANT_SORTS = ['newest', 'waiting', 'match'] as const
