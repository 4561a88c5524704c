import { useEffect, useState } from 'react'
import { cx } from './cx.ts'
import { texts } from './messages.ts'

// As long as a short pause in typing: each letter would be read out otherwise.
const ANNOUNCE_AFTER_MS = 1000

/** The last tenth of the limit, and never fewer than 20 characters. */
const isNear = (left: number, limit: number) => left <= Math.max(20, limit / 10)

type CharacterCountProps = { text: string; limit: number }

/**
 * How many characters are left, once they are few. The text is never cut: what is too long can be shortened by its
 * author. The number that is seen changes with each letter; the one that is read out waits for a pause.
 */
export function CharacterCount({ text, limit }: CharacterCountProps) {
  const left = limit - text.length
  const said = isNear(left, limit) ? texts.charactersLeft(left) : ''
  const announced = useSettled(said)
  return (
    <>
      {said && (
        <span
          aria-hidden
          className={cx(
            'mt-1.5 block text-right text-sm tabular-nums',
            left < 0 ? 'font-medium text-bad' : 'text-soft',
          )}
        >
          {said}
        </span>
      )}
      <span aria-live="polite" className="sr-only">
        {announced}
      </span>
    </>
  )
}

/** The text once it has not changed for a while. */
function useSettled(text: string) {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ANNOUNCE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
