import { PEOPLE_FILTERS, type PeopleFilters } from '@guildhall/contract/search/filters'
import { to } from '../to.ts'
import type { BoardConfig } from './boardQuery.ts'
import { peopleTexts } from './peopleMessages.ts'

export const peopleBoard: BoardConfig<PeopleFilters> = {
  table: PEOPLE_FILTERS,
  texts: peopleTexts,
  selection: 'userId',
  url: to.users,
  detailUrl: to.profile,
  emptyAction: { label: peopleTexts.postJob, to: to.addJob },
}
