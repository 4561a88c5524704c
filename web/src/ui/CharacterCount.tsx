import { cx } from './cx.ts'
import { fieldTexts } from './fieldMessages.ts'
import { useDebounced } from './useDebounced.ts'

// A short pause in typing, so that screen readers don't announce every keystroke.
const ANNOUNCE_DELAY_MS = 1000

/** Stays in view while a part of the field is, above the buttons that stick to the bottom. */
const TOO_LONG = `sticky bottom-[calc(var(--footer-bottom,var(--bottom-bar))+var(--sticky-actions,0px)+8px)]
  rounded-lg bg-bad-soft px-2 font-medium text-bad`

/** Within the last tenth of the limit, or the last 20 characters if that is more. */
const isNear = (left: number, limit: number) => left <= Math.max(20, limit / 10)

/** Marks a control whose text is over its limit as invalid. */
export const whileTooLong = (value: unknown, limit: number | undefined) =>
  limit !== undefined && String(value).length > limit ? { 'aria-invalid': true } : undefined

type CharacterCountProps = { text: string; limit: number }

/**
 * The number of characters left, once it is low. The text is never cut off: people can shorten it themselves. The
 * visible number follows every keystroke; the one for screen readers waits for a pause.
 */
export function CharacterCount({ text, limit }: CharacterCountProps) {
  const left = limit - text.length
  const message = isNear(left, limit) ? fieldTexts.charactersLeft(left) : ''
  const announced = useDebounced(message, ANNOUNCE_DELAY_MS)
  return (
    <>
      {message && (
        <span
          aria-hidden
          className={cx('mt-1.5 ml-auto block w-fit text-sm tabular-nums', left < 0 ? TOO_LONG : 'text-soft')}
        >
          {message}
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {announced}
      </span>
    </>
  )
}
