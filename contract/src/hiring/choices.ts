export { APPLICATION_STATUSES } from '../jobs/choices.ts'
export const APPLICANT_SORTS = ['newest', 'waiting', 'match'] as const
