/** The id of the similar jobs on a page, for links within it. */
export const SIMILAR_JOBS = 'similar-jobs'
