import { PEOPLE_FILTERS, type PeopleFilters } from '@guildhall/contract/search/filters'
import { PEOPLE_SORTS, type PeopleSort } from '@guildhall/contract/search/sorts'
import { to } from '../to.ts'
import type { BoardConfig } from './boardQuery.ts'
import { peopleTexts } from './peopleMessages.ts'

export const peopleBoard: BoardConfig<PeopleFilters, PeopleSort> = {
  table: PEOPLE_FILTERS,
  sorts: PEOPLE_SORTS,
  counts: 'candidates',
  texts: peopleTexts,
  selection: 'userId',
  url: to.users,
  detailUrl: to.profile,
  emptyAction: { label: peopleTexts.postJob, to: to.addJob },
}
