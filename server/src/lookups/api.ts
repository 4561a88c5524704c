export { listEmploymentTypes, listLocations, listSkills, refuseUnknown } from './queries.ts'
