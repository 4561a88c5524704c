import type { CountedSearch, FoundTotal } from './filters.ts'
import { toCountLabel, useCounts } from './useCounts.ts'

type FlagCountProps = { name: string; counted: CountedSearch; inWords: FoundTotal['inWords'] }

/** How many results a flag leaves, in the corner of its button. The number is the same whether it is on or off, so a press needs no other call. */
export function FlagCount({ name, counted, inWords }: FlagCountProps) {
  const { countOf } = useCounts({ ...counted, filters: { ...counted.filters, [name]: false } })
  const count = toCountLabel(countOf(name, 'true'), inWords)
  return (
    count && (
      <span className="absolute -top-2 -right-1 rounded-full border border-line bg-card px-1.5 text-xs leading-4.5 font-medium text-soft tabular-nums">
        <span aria-hidden>{count.short}</span>
        <span className="sr-only">, {count.words}</span>
      </span>
    )
  )
}
