import { profile } from '@guildhall/contract/profile/endpoints'
import { useIsFetching } from '@tanstack/react-query'
import { keyOf } from '../api/client.ts'

/** Whether the shown profile may still be that for visitors, which has no contact data. */
export const useIsProfileLoading = () => useIsFetching({ queryKey: keyOf(profile.getProfile) }) > 0
