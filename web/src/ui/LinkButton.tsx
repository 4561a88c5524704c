import type { ReactNode } from 'react'
import type { ButtonLook } from './Button.tsx'
import { cx } from './cx.ts'
import { Link, type LinkProps } from './Link.tsx'

type LinkButtonProps = LinkProps & { look?: Exclude<ButtonLook, 'danger'>; icon?: ReactNode }

/** A link that looks like a Button: for going somewhere, never for doing something. */
export function LinkButton({ look = 'plain', icon, className, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={cx('btn', `btn-${look}`, className)}>
      {icon}
      {children}
    </Link>
  )
}
