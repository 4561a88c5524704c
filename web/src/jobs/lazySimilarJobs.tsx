import { lazyPart } from '../ui/lazyPart.tsx'

/** The id of the similar jobs on a page, for links within it. */
export const SIMILAR_JOBS = 'similar-jobs'

/** See SimilarJobs. */
export const SimilarJobList = lazyPart(
  () => import('./SimilarJobList.tsx').then((part) => part.SimilarJobList),
  () => null,
  true,
)
