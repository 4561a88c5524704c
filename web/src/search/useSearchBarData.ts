import { search } from '@guildhall/contract/search/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

/** The suggestions and filter choices. They change only with a release. */
export const useSearchBarData = ({ enabled = true } = {}) =>
  useQuery({
    ...query(search.getSearchBarData, {}),
    enabled,
    staleTime: Infinity,
    select: ({ body }) => ({
      skills: body.skills.map(({ skill_name }) => skill_name),
      jobTypes: body.emp_type.map(({ type }) => type),
      locations: body.location.map(({ location }) => location),
    }),
  })
