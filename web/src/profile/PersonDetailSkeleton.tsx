import { Skeleton } from '../ui/Skeleton.tsx'
import { texts } from './messages.ts'

/** The placeholder of a PersonDetail. */
export const PersonDetailSkeleton = () => (
  <div className="flex flex-col gap-5">
    <output className="sr-only">{texts.detail.loading}</output>
    <div className="flex items-center gap-4">
      <Skeleton className="size-14 shrink-0 rounded-full" />
      <div className="flex-1 space-y-2">
        <Skeleton className="h-7 w-1/2" />
        <Skeleton className="h-5 w-2/3" />
      </div>
    </div>
    <Skeleton className="h-11 w-72" />
    <Skeleton className="h-24" />
    <Skeleton className="h-28" />
    <Skeleton className="h-24" />
    <Skeleton className="h-60" />
  </div>
)
