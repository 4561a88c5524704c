/**
 * The filters of the job search by their names in a query. `options` takes several values of a list, any of which a
 * job may have; `flag` is on or off; `minimum` is an amount.
 */
export const JOB_FILTERS = {
  employment_type: { kind: 'options', label: 'Employment type' },
  location: { kind: 'options', label: 'Location' },
  experience_level: { kind: 'options', label: 'Experience level' },
  period: { kind: 'options', label: 'Salary period' },
  remote: { kind: 'flag', label: 'Remote' },
  salary_min: { kind: 'minimum', label: 'Lowest salary' },
} as const satisfies Record<string, { kind: 'options' | 'flag' | 'minimum'; label: string }>

type Filters = typeof JOB_FILTERS
type Kind = Filters[keyof Filters]['kind']

/** The names of the filters of some kinds. */
export type FilterName<K extends Kind = Kind> = {
  [Name in keyof Filters]: Filters[Name]['kind'] extends K ? Name : never
}[keyof Filters]

export const filtersOfKind = <K extends Kind>(kind: K) =>
  (Object.keys(JOB_FILTERS) as (keyof Filters)[]).filter(
    (name): name is FilterName<K> => JOB_FILTERS[name].kind === kind,
  )
