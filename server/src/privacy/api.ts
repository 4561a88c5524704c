export { aliasesAt, type Aliases } from './aliases.ts'
export { hasApplied, hasWritten, isVisibleTo, knowsOf, mayReadContact } from './queries.ts'
