export { aliasesAt, type Aliases } from './aliases.ts'
export { isVisibleTo, mayReadContact } from './queries.ts'
