import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

/** How complete the candidate's own profile is; undefined until it is loaded. */
export const useCompletion = () => useQuery(query(profile.getCompletion, {})).data?.body
