import { Skeleton } from '../ui/Skeleton.tsx'
import { jobTexts as texts } from './messages.ts'

/** The placeholder of a JobDetail. */
export function JobDetailSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <output className="sr-only">{texts.loading}</output>
      <div className="flex gap-4">
        <Skeleton className="size-14 shrink-0" />
        <div className="flex-1 space-y-2">
          <Skeleton className="h-7 w-3/4" />
          <Skeleton className="h-5 w-1/2" />
        </div>
      </div>
      <Skeleton className="h-11 w-60 max-lg:hidden" />
      <Skeleton className="h-[142px] sm:h-20" />
      <Skeleton className="h-6 w-2/3" />
      <TextSkeleton />
    </div>
  )
}

const LINES = ['w-full', 'w-5/6', 'w-2/3', 'w-11/12', 'w-full', 'w-3/4', 'w-5/6', 'w-1/2']

/** The placeholder of the description. */
export function TextSkeleton() {
  return (
    <div className="max-w-prose space-y-[9.5px] py-1">
      {LINES.map((width, index) => (
        <Skeleton key={index} className={`h-4 rounded-sm ${width}`} />
      ))}
    </div>
  )
}
