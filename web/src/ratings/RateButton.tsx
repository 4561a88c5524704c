import { Check, Star } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { texts } from './messages.ts'
import { RatingPopup } from './RatingPopup.tsx'

type RateButtonProps = {
  /** A finished job. */
  job: { id: number; title: string }
  /** The other side: the job's company, or its accepted person. */
  toUserId: number
  name: string
  isRated: boolean
} & Pick<ComponentProps<typeof Button>, 'variant' | 'className'>

/** Opens the popup in which to rate the other side of a finished job. Shows 'Rated' once that is done. */
export function RateButton({ job, toUserId, name, isRated, variant, className }: RateButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const [isRatedNow, setRatedNow] = useState(false)
  const rated = useRef<HTMLSpanElement>(null)

  return (
    <>
      {isRated || isRatedNow ? (
        <span ref={rated} tabIndex={-1} className="inline-flex min-h-11 items-center gap-1.5 text-soft">
          <Check size={18} aria-hidden />
          {texts.rated}
        </span>
      ) : (
        <Button
          variant={variant}
          className={className}
          icon={<Star size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {texts.rate} <span className="sr-only">{texts.rateFor(name, job.title)}</span>
        </Button>
      )}
      <RatingPopup
        {...{ job, toUserId, name }}
        open={isOpen}
        onClose={() => setOpen(false)}
        onRated={() => setRatedNow(true)}
        finalFocus={rated}
      />
    </>
  )
}
