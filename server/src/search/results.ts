import { Serialized } from '../platform/http/mount.ts'

type Results = { cards: string; total: number; corrected: string | null }

/** The response of a search, whose cards are JSON already. */
export function presentResults({ cards, total, corrected }: Results) {
  const more = JSON.stringify({ total_user: total, corrected })
  return new Serialized(`{"data":${cards},${more.slice(1)}`)
}
