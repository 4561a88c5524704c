export { listEmploymentTypes, listLocations, listSkills } from './queries.ts'
