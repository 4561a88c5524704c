export { hideComments, listComments } from './queries.ts'
