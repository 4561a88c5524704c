import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'section' | 'article' | 'li'
  /** Adds a hover effect, for cards that a link covers. */
  interactive?: boolean
  /** The card whose details are shown beside the list. */
  selected?: boolean
}

/** A bordered box without padding. */
export function Card({ as: Element = 'div', interactive, selected, className, ...rest }: CardProps) {
  const Box = Element as 'div'
  return (
    <Box
      {...rest}
      className={cx(
        'card relative',
        interactive && 'transition-shadow duration-150 hover:shadow-pop',
        selected && 'border-brand shadow-[inset_3px_0_0_var(--color-brand)]',
        className,
      )}
    />
  )
}
