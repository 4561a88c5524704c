import { lookups } from '@guildhall/contract/lookups/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

// The lists change only with a release.
const NEVER_STALE = { staleTime: Infinity }

export const useLocations = () =>
  useQuery({
    ...query(lookups.getLocations, {}),
    ...NEVER_STALE,
    select: ({ body }) => body.map(({ id, location }) => ({ value: id, label: location })),
  })

export const useEmploymentTypes = () =>
  useQuery({
    ...query(lookups.getEmploymentTypes, {}),
    ...NEVER_STALE,
    select: ({ body }) => body.map(({ id, type }) => ({ value: id, label: type })),
  })

export const useSkills = () =>
  useQuery({
    ...query(lookups.getSkills, {}),
    ...NEVER_STALE,
    select: ({ body }) => body.map(({ id, skill_name }) => ({ value: id, label: skill_name })),
  })

export const useSkillLevels = () =>
  useQuery({
    ...query(lookups.getSkillLevels, {}),
    ...NEVER_STALE,
    select: ({ body }) => body.map(({ id, skill_level }) => ({ value: id, label: skill_level })),
  })
