import type { Refusal } from '@guildhall/contract/endpoint'
import type { UseQueryResult } from '@tanstack/react-query'
import type { BoardQuery } from './boardQuery.ts'

export type Found<Item = unknown> = { data: Item[]; total_user: number; corrected: string | null }

/** What a search found. The last results stay until the next ones arrive (`isPlaceholderData`). */
export type Results<Item = unknown> = UseQueryResult<
  { status: 200; body: Found<Item> } | { status: 400; body: Refusal }
>

/** Searches with a board's query. A method, because each board has filters of its own. */
export type UseResults = { useResults(query: BoardQuery): Results }['useResults']
