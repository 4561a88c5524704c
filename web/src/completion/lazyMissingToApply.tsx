import { lazyPart } from '../ui/lazyPart.tsx'

/** Loaded lazily, because most viewers of jobs are visitors. */
export const MissingToApply = lazyPart(() =>
  import('./MissingToApply.tsx').then((part) => part.MissingToApply),
)
