export { aliasesAt, type Aliases } from './aliases.ts'
export { isVisibleTo, knowsOf, mayReadContact } from './queries.ts'
