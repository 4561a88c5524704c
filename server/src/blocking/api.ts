export {
  blockedIds,
  findInBlock,
  hasBlocked,
  isBlockedBy,
  isUnblocked,
  mayInteract,
  mayInteractUntilCommit,
} from './queries.ts'
