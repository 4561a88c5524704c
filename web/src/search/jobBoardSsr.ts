import { jobs } from '@guildhall/contract/jobs/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import type { PublicPage } from '../shell/publicPage.ts'
import { to } from '../to.ts'
import { site } from '../ui/site.ts'
import { readId } from '../ui/useSearchParams.ts'
import { countFilters, inputOf, readQuery } from './boardQuery.ts'
import { jobBoard } from './jobBoard.ts'
import { MAX_LOGOS } from './Welcome.tsx'

const NOTHING = { data: [], total_user: undefined, corrected: null }

/** The board. Search engines index its pages, but no searches. */
export const jobBoardSsr: PublicPage = {
  async load({ params, fetch, publicUrl }) {
    const query = readQuery(jobBoard, params)
    const [answer, market] = await Promise.all([
      fetch(search.searchJobs, { query: inputOf(query) }),
      // For the introduction.
      query.search === '' &&
        query.page === 1 &&
        countFilters(jobBoard, query) === 0 &&
        fetch(search.getMarketSummary, {}),
    ])
    const { data: found, total_user: total, corrected } = answer.status === 200 ? answer.body : NOTHING
    // Cards show neither the beginning of the description nor countries, which would be a large part of the page's data.
    for (const card of found) {
      card.job_detail = ''
      delete card.user_posted.country
      for (const { location } of card.joblocation) delete location.country
    }

    // The page doesn't show the others.
    if (market) market.body.companies.splice(MAX_LOGOS)

    // The job beside the list; by default the first.
    const id = readId(params.get('jobId')) ?? found[0]?.id
    if (found.length > 0) await fetch(jobs.getJobDetail, { params: { id: String(id) } })

    const isSearch = query.search !== '' || query.sort !== undefined || countFilters(jobBoard, query) > 0
    const isIndexed = !isSearch && (found.length > 0 || query.page === 1)
    return {
      title: jobBoard.texts.tabTitle(corrected ?? query.search, total),
      canonical: isIndexed ? to.search({ page: query.page }) : undefined,
      structured: webSite(publicUrl),
    }
  },
}

const webSite = (publicUrl: string) => ({
  '@type': 'WebSite',
  name: site.name,
  url: `${publicUrl}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}/?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
})
