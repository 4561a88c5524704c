import { createHash, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../keyedHash.ts'

const CLAIM = /^([a-z]+)-([1-9][0-9]{0,15})-/

/**
 * Tokens of the links that end a kind of mail: `purpose` is the kind, `id` the account or whatever else the mails are
 * for. They are signed, never expire and are stored nowhere, so that the link of an old mail still works.
 */
export function unsubscribeTokens<Purpose extends string>(secret: string) {
  const sign = keyedHash(secret, 'unsubscribe')
  const tokenOf = (purpose: Purpose, id: number) => signed(`${purpose}-${id}`)
  const signed = (claim: string) => `${claim}-${sign(claim)}`
  return {
    tokenOf,

    /** What a token ends, or undefined if it is not ours. */
    read(token: string) {
      const [, purpose, id] = token.match(CLAIM) ?? []
      if (purpose === undefined || !isSame(token, signed(`${purpose}-${id}`))) return undefined
      return { purpose, id: Number(id) }
    },
  }
}

const isSame = (a: string, b: string) => timingSafeEqual(digestOf(a), digestOf(b))

const digestOf = (text: string) => createHash('sha256').update(text).digest()
