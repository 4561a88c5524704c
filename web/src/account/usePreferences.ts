import { settings } from '@guildhall/contract/account/settings'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'

export const usePreferences = () => useQuery(query(settings.getPreferences, {}))
