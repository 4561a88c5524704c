import { Star } from 'lucide-react'
import { texts } from './messages.ts'

type StarsProps = {
  /** 0 to 5 with one decimal, rounded to the nearest half star. */
  rating: number
  /** The number of ratings. With it, the rating is also shown as a number: half stars don't say what an average is. */
  count?: number
  size?: number
}

/** A rating as five stars. The number is the tooltip and the accessible name. */
export function Stars({ rating, count, size = 18 }: StarsProps) {
  const label = texts.outOfFive(rating)
  const halves = Math.round(rating * 2)
  return (
    <span className="inline-flex items-center gap-1.5">
      <span role="img" aria-label={label} title={label} className="inline-flex text-star">
        {[1, 2, 3, 4, 5].map((star) => (
          <span key={star} className="relative">
            <Star size={size} aria-hidden fill={halves >= star * 2 ? 'currentColor' : 'none'} />
            {halves === star * 2 - 1 && (
              <span className="absolute inset-0 w-1/2 overflow-hidden">
                <Star size={size} aria-hidden fill="currentColor" />
              </span>
            )}
          </span>
        ))}
      </span>
      {count !== undefined && (
        <span className="text-sm text-soft tabular-nums">
          <span aria-hidden>{rating}</span> ({count})
        </span>
      )}
    </span>
  )
}
