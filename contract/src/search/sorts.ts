/** The orders of a search. The default is `best` for a search with words, and `newest` for one without. */
export const JOB_SORTS = ['best', 'newest', 'closing'] as const
export const PEOPLE_SORTS = ['best', 'newest'] as const

export type JobSort = (typeof JOB_SORTS)[number]
export type PeopleSort = (typeof PEOPLE_SORTS)[number]
export type Sort = JobSort | PeopleSort
