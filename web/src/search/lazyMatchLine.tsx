import { lazyPart } from '../ui/lazyPart.tsx'

/** Most results say nothing of their long texts. */
export const MatchLine = lazyPart(
  () => import('./MatchLine.tsx').then((part) => part.MatchLine),
  () => <div className="order-1 h-12 w-full" />,
  true,
)
