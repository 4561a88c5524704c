import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

/** Loaded when it is opened: the panel's other tab needs none of it. */
export const OwnCompanyProfile = lazyPart(
  () => import('./OwnCompanyProfile.tsx').then((part) => part.OwnCompanyProfile),
  () => <Skeleton className="h-80" />,
)
