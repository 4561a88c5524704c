import type { OptionsFilter } from '@guildhall/contract/search/filters'
import { recentChoices } from '../api/recentChoices.ts'
import { ChoiceRows } from '../ui/ChoiceRows.tsx'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { filterTexts } from './filterMessages.ts'
import type { CountedSearch, FoundTotal } from './filters.ts'
import { SearchableRows } from './SearchableRows.tsx'
import { toCountLabel } from './useCounts.ts'
import { useSearchBarData } from './useSearchBarData.ts'

type OptionsFieldProps = {
  name: string
  filter: OptionsFilter
  /** The number of results with a choice; undefined if it is unknown. */
  countOf: (choice: string) => number | undefined
  /** What is counted. */
  counts: CountedSearch['counts']
  inWords: FoundTotal['inWords']
  isCounting: boolean
  value: string[]
  onChange: (value: string[]) => void
  hidesLegend?: boolean | undefined
}

/** A list of choices with their counts. A long one has the recent and popular ones, and a text field that finds the rest. */
export function OptionsField({
  name,
  filter,
  countOf,
  counts,
  inWords,
  isCounting,
  value,
  onChange,
  hidesLegend,
}: OptionsFieldProps) {
  const { label, values, searchLabel } = filter
  const lookup = typeof values === 'string' ? values : undefined
  const { data, isError } = useSearchBarData({ enabled: lookup !== undefined })
  const all = lookup
    ? data?.[lookup]
    : (values as readonly string[]).map((choice) => ({ label: choice, jobs: 0 }))
  // The lookups say which names have jobs. Of candidates, only the most frequent names are known.
  const entries = searchLabel && counts === 'jobs' ? all?.filter(({ jobs }) => jobs > 0) : all
  const toOption = (choice: string) => ({
    value: choice,
    label: choice,
    count: toCountLabel(countOf(choice), inWords),
  })

  function toggle(choice: string) {
    const isChosen = value.includes(choice)
    if (searchLabel && !isChosen) recentChoices.add(name, choice)
    onChange(isChosen ? value.filter((other) => other !== choice) : [...value, choice])
  }

  const rows = { value, onToggle: toggle }
  return (
    <FieldGroup legend={label} hidesLegend={hidesLegend} error={isError ? filterTexts.listFailed : undefined}>
      {!entries && !isError && <Skeleton className="h-66" />}
      {entries && !searchLabel && (
        <ChoiceRows {...rows} options={entries.map(({ label }) => toOption(label))} />
      )}
      {entries && searchLabel && (
        <SearchableRows
          {...{ ...rows, searchLabel, toOption, countOf, isCounting }}
          choices={entries}
          recent={recentChoices.of(name)}
        />
      )}
    </FieldGroup>
  )
}
