import type { ComponentProps } from 'react'
import { CharacterCount, whileTooLong } from './CharacterCount.tsx'
import { cx } from './cx.ts'
import { useFieldControl } from './fieldContext.ts'

// A text area with `field-sizing: content` ignores `rows`.
const HEIGHTS = { 3: 'min-h-[102px]', 5: 'min-h-[152px]', 8: 'min-h-[226px]' }

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'rows'> & {
  rows?: keyof typeof HEIGHTS
  /** The maximum length. A count appears near it. */
  limit?: number
}

/** A multi-line input. It grows with its text, from `rows` on, in browsers that support it. */
export function TextArea({ className, rows = 5, limit, ...textarea }: TextAreaProps) {
  return (
    <>
      <textarea
        {...useFieldControl()}
        {...textarea}
        {...whileTooLong(textarea.value, limit)}
        rows={rows}
        className={cx(
          'field block field-sizing-content max-h-[60vh] px-3.5 py-3 max-md:max-h-[45vh]',
          HEIGHTS[rows],
          className,
        )}
      />
      {limit !== undefined && <CharacterCount text={String(textarea.value)} limit={limit} />}
    </>
  )
}
