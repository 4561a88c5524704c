export { isShown as isRatingShown } from './queries.ts'
