export { ratingSummary } from './queries.ts'
