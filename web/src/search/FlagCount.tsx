import { OptionCount } from '../ui/OptionCount.tsx'
import type { CountedSearch } from './filters.ts'
import { toCountLabel, useJobCounts } from './useJobCounts.ts'

type FlagCountProps = { name: string; counted: CountedSearch }

/** How many jobs a flag leaves. The number is the same whether it is on or off, so a press needs no other call. */
export function FlagCount({ name, counted: { search, filters } }: FlagCountProps) {
  const countOf = useJobCounts({ search, filters: { ...filters, [name]: false } })
  return <OptionCount count={toCountLabel(countOf(name, 'true'))} />
}
