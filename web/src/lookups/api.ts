import { lookups } from '@guildhall/contract/lookups/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

// The lists change with a release, if at all.
const FOR_GOOD = { staleTime: Infinity }

export const useLocations = () =>
  useQuery({
    ...query(lookups.getLocations, {}),
    ...FOR_GOOD,
    select: ({ body }) => body.map(({ id, location }) => ({ value: id, label: location })),
  })

export const useEmploymentTypes = () =>
  useQuery({
    ...query(lookups.getEmploymentTypes, {}),
    ...FOR_GOOD,
    select: ({ body }) => body.map(({ id, type }) => ({ value: id, label: type })),
  })

export const useSkills = () =>
  useQuery({
    ...query(lookups.getSkills, {}),
    ...FOR_GOOD,
    select: ({ body }) => body.map(({ id, skill_name }) => ({ value: id, label: skill_name })),
  })
