import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Link, type LinkProps } from './Link.tsx'

type IconLinkProps = Omit<LinkProps, 'children'> & { label: string; icon: ReactNode }

/** A link that looks like an IconButton. */
export function IconLink({ label, icon, className, ...link }: IconLinkProps) {
  return (
    <Link title={label} {...link} className={cx('btn btn-ghost w-11 px-0', className)}>
      {icon}
      <span className="sr-only">{label}</span>
    </Link>
  )
}
