import { search } from '@guildhall/contract/search/endpoints'
import type { LookupName } from '@guildhall/contract/search/filters'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

/** The names of the lookups, for suggestions and filters. They change only with a release. */
export const useSearchBarData = ({ enabled = true } = {}) =>
  useQuery({
    ...query(search.getSearchBarData, {}),
    enabled,
    staleTime: Infinity,
    select: ({ body }): Record<LookupName, string[]> => ({
      skills: body.skills.map(({ skill_name }) => skill_name),
      emp_type: body.emp_type.map(({ type }) => type),
      location: body.location.map(({ location }) => location),
    }),
  })
