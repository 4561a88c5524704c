import { Skeleton } from '../ui/Skeleton.tsx'
import { usePreview } from './PreviewPlace.tsx'

/** While a page's code is loading: its preview, or a heading and a card. */
export function PageFallback() {
  return (
    usePreview() ?? (
      <div className="mx-auto w-full max-w-page px-4 py-8 md:px-6">
        <Skeleton className="mb-6 h-9 w-64" />
        <Skeleton className="h-72" />
      </div>
    )
  )
}
