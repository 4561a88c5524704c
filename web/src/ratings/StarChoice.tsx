import { RATING_STEP } from '@guildhall/contract/ratings/forms'
import { Star } from 'lucide-react'
import { type Ref, useState } from 'react'
import { cx } from '../ui/cx.ts'
import { FieldGroup } from '../ui/FieldGroup.tsx'
import { texts } from './messages.ts'

type StarChoiceProps = {
  /** From 0.5 to 5, in half steps; 0 before a choice. */
  value: number
  onChange: (value: number) => void
  name: string
  error?: string
  /** The radio button of the choice, or the first one. */
  ref?: Ref<HTMLInputElement>
}

const HALVES = texts.labels.map((label, index) => ({ label, value: (index + 1) * RATING_STEP }))

/** Ten radio buttons, each over half of a star. The label of the choice is below the stars. */
export function StarChoice({ value, onChange, name, error, ref }: StarChoiceProps) {
  const [hovered, setHovered] = useState<number>()
  const shown = hovered ?? value
  const label = HALVES.find((half) => half.value === shown)?.label

  function choose(rating: number) {
    setHovered(undefined)
    onChange(rating)
  }

  return (
    <FieldGroup role="radiogroup" legend={texts.rating} error={error} required>
      <div className="-ml-1 flex w-fit text-star">
        {HALVES.map((half) => (
          <label
            key={half.value}
            className="relative h-14 w-7 overflow-hidden outline-brand has-focus-visible:outline-2"
          >
            <input
              ref={half.value === (value || RATING_STEP) ? ref : undefined}
              type="radio"
              name={name}
              aria-label={texts.choice(half.value, half.label)}
              checked={half.value === value}
              onChange={() => choose(half.value)}
              onMouseEnter={() => setHovered(half.value)}
              onMouseLeave={() => setHovered(undefined)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Star
              size={48}
              strokeWidth={1.5}
              aria-hidden
              fill={half.value <= shown ? 'currentColor' : 'none'}
              className={cx(
                'pointer-events-none absolute top-1',
                Number.isInteger(half.value) ? 'right-1' : 'left-1',
              )}
            />
          </label>
        ))}
      </div>
      <p aria-hidden className={cx('mt-1', label ? 'font-semibold' : 'text-soft')}>
        {label ?? texts.nothingChosen}
      </p>
    </FieldGroup>
  )
}
