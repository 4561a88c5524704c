import { search } from '@guildhall/contract/search/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { texts } from './messages.ts'

/** The market in numbers, for visitors. */
export const Welcome = () =>
  useSession() === null && (
    <p className="-mt-2 mb-3 h-6 text-soft account:hidden print:hidden">
      <Market />
    </p>
  )

function Market() {
  const { data } = useQuery({ ...query(search.getMarketSummary, {}), staleTime: Infinity })
  return data && texts.market(data.body.total_job, data.body.total_company)
}
