import { JOB_FILTERS } from '../search/filters.ts'

/** A URL query as an endpoint receives it: a parameter that is repeated is a list. */
export const inputOf = (params: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = params.getAll(name)
      return [name, values.length > 1 ? values : values[0]!]
    }),
  )

/**
 * The form in which a query of the job board is saved: what is searched for, in one order. Queries that find the same
 * whatever the order of their parameters, repeated values, defaults, the page, the sort or the selected job are equal.
 */
export function canonicalQuery(params: URLSearchParams) {
  const canonical = new URLSearchParams()
  const search = params.get('search')?.trim().replace(/\s+/g, ' ')
  if (search) canonical.append('search', search)
  for (const [name, { kind }] of Object.entries(JOB_FILTERS)) {
    const values = [...new Set(params.getAll(name))].filter((value) => value && value !== 'false')
    for (const value of kind === 'options' ? values.sort() : values.slice(0, 1)) canonical.append(name, value)
  }
  return canonical.toString()
}
