export {
  blockedIds,
  findInBlock,
  hasBlocked,
  isUnblocked,
  mayInteract,
  mayInteractUntilCommit,
} from './queries.ts'
