import type { ReactNode } from 'react'
import type { ButtonVariant } from './Button.tsx'
import { cx } from './cx.ts'
import { Link, type LinkProps } from './Link.tsx'

export type LinkButtonProps = LinkProps & { variant?: Exclude<ButtonVariant, 'danger'>; icon?: ReactNode }

/** A link that looks like a Button. Use it for navigation only. */
export function LinkButton({ variant = 'plain', icon, className, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={cx('btn', `btn-${variant}`, className)}>
      {icon}
      {children}
    </Link>
  )
}
