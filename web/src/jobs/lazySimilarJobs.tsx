import { lazyPart } from '../ui/lazyPart.tsx'

/** See SimilarJobs. */
export const SimilarJobList = lazyPart(
  () => import('./SimilarJobList.tsx').then((part) => part.SimilarJobList),
  () => null,
  true,
)
