import { lazyPart } from '../ui/lazyPart.tsx'

/** Most results say nothing of their long texts. */
export const MatchLine = lazyPart(
  () => import('./MatchLine.tsx').then((part) => part.MatchLine),
  () => <div className="h-14" />,
  true,
)
