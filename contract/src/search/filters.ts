import { EXPERIENCE_LEVELS, SALARY_PERIODS } from '../jobs/choices.ts'

/** The lookups whose names a filter can offer, as a search bar receives them. */
export type LookupName = 'emp_type' | 'skills' | 'location'

type Heading = {
  label: string
  /** The title of its panel, if it is not the label. Filters with the same section share one. */
  section?: string
}

/** Several values of a list, of which a result has at least one. */
export type OptionsFilter = Heading & {
  kind: 'options'
  /** The list, or the lookup that has it. */
  values: readonly string[] | LookupName
  /** For a list too long to show at once: the label of the text field that finds its values. */
  searchLabel?: string
}

/** On or off. */
type FlagFilter = Heading & { kind: 'flag' }

/** An amount that a result has at least, in one unit: the only value of the filter `unit`. */
export type MinimumFilter = Heading & {
  kind: 'minimum'
  unit: string
  /** The message for a minimum without exactly one unit. */
  unitRequired: string
}

export type Filter = OptionsFilter | FlagFilter | MinimumFilter

/** The filters of a search by their names in a query, in the order in which they are shown. */
export type FilterTable = Readonly<Record<string, Filter>>

/**
 * The filters of the job search. The input of the endpoint, the URL of the board, its panels and its chips are derived
 * from this table. Beyond its entry here, a list or a flag needs only its value in `makeJobDocument` (the server's
 * jobs/search.ts), with a higher version of that collection.
 */
export const JOB_FILTERS = {
  employment_type: { kind: 'options', label: 'Employment type', values: 'emp_type' },
  location: { kind: 'options', label: 'Location', values: 'location', searchLabel: 'Search locations' },
  experience_level: {
    kind: 'options',
    label: 'Experience level',
    section: 'Experience',
    values: EXPERIENCE_LEVELS,
  },
  period: { kind: 'options', label: 'Salary period', section: 'Salary', values: SALARY_PERIODS },
  salary_min: {
    kind: 'minimum',
    label: 'Minimum salary',
    section: 'Salary',
    unit: 'period',
    unitRequired: 'Choose a period for the minimum salary.',
  },
  remote: { kind: 'flag', label: 'Remote' },
} as const satisfies FilterTable

export type JobFilters = typeof JOB_FILTERS

/** The filters of the people search, derived from this table in the same way: see `makePersonDocument`. */
export const PEOPLE_FILTERS = {
  employment_type: JOB_FILTERS.employment_type,
  location: JOB_FILTERS.location,
} as const satisfies FilterTable

export type PeopleFilters = typeof PEOPLE_FILTERS

type Kind = Filter['kind']
type ValueOfKind = { options: string[]; flag: boolean; minimum: string }

/** What is selected in the filters of a table: [], false and '' select nothing. */
export type FilterValues<Table extends FilterTable = FilterTable> = {
  [Name in keyof Table]: ValueOfKind[Table[Name]['kind']]
}

/** The names of a table's filters of some kinds. */
export type FilterName<Table extends FilterTable, K extends Kind> = {
  [Name in keyof Table]: Table[Name]['kind'] extends K ? Name : never
}[keyof Table]

export const INVALID_AMOUNT = 'Enter an amount, such as 25 or 25.50.'

/** The values that the documents of a search are compared with, by filter. A minimum is compared with their amount. */
export function facetsOf<Table extends FilterTable>(table: Table, values: Partial<FilterValues<Table>>) {
  const facets: Record<string, string[]> = {}
  for (const name of Object.keys(table)) {
    const value = values[name]
    if (Array.isArray(value)) facets[name] = value
    else if (value === true) facets[name] = ['true']
  }
  return facets
}
