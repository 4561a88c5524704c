import { search } from '@guildhall/contract/search/endpoints'
import { answer } from './server.ts'

/** The summary of an empty market. */
export const noMarket = answer(search.getMarketSummary, {
  status: 200,
  body: { total_job: 0, total_company: 0, companies: [], popular: { skills: [], locations: [] } },
})
