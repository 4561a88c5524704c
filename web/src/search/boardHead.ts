import { search } from '@guildhall/contract/search/endpoints'
import { query } from '../api/client.ts'
import type { Head, View } from '../shell/head.ts'
import { titleOf, titles } from '../shell/messages.ts'
import { to } from '../to.ts'
import { site } from '../ui/site.ts'
import { activeFilters } from './activeFilters.ts'
import { queryOf, readJobSearch } from './jobSearch.ts'

/** The board is kept by search engines page by page; what somebody searched for is not. */
export function boardHead({ params, answers, publicUrl }: View): Head {
  const wanted = readJobSearch(params)
  const answer = answers.getQueryData(query(search.searchJobs, { query: queryOf(wanted) }).queryKey)
  const isFound = answer?.status === 200 && answer.body.data.length > 0
  const isSearch = wanted.search !== '' || activeFilters(wanted).length > 0
  const canonical = isSearch || !(isFound || wanted.page === 1) ? undefined : to.search({ page: wanted.page })
  return { title: titleOf(titles.jobBoard), canonical, structured: webSite(publicUrl) }
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
