import { storage } from '../api/storage.ts'

const MAX_KEPT = 5

/** The proofs of this browser's registrations, newest first. Nothing in the storage is trusted. */
function readProofs(): string[] {
  const stored = storage.getJson('registration_proofs')
  return Array.isArray(stored) ? stored.filter((proof) => typeof proof === 'string') : []
}

export const keepProof = (proof: string) =>
  storage.setJson('registration_proofs', [proof, ...readProofs()].slice(0, MAX_KEPT))

const isOf = (uid: string) => (proof: string) => proof.startsWith(`${uid}.`)

/** The proof that this browser made the registration of an activation link. */
export const findProof = (uid: string) => readProofs().find(isOf(uid))

/** A social login of the person who registered last in this browser activates that registration. */
export const newestProof = () => readProofs()[0]

/** Forgets the proof of an account that is active now. */
export function dropProof(uid: string) {
  const others = readProofs().filter((proof) => !isOf(uid)(proof))
  if (others.length > 0) storage.setJson('registration_proofs', others)
  else storage.remove('registration_proofs')
}
