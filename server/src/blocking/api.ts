export { blockedIds, hasBlocked, isUnblocked, mayInteract, mayInteractUntilCommit } from './queries.ts'
