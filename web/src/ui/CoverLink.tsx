import { cx } from './cx.ts'
import { Link, type LinkProps } from './Link.tsx'

/** A link that covers the whole card around it. Controls of the card stand above it. */
export const CoverLink = ({ className, ...link }: LinkProps) => (
  <Link
    {...link}
    className={cx(
      'outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand',
      className,
    )}
  />
)
