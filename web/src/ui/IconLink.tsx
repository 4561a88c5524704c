import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { cx } from './cx.ts'

type IconLinkProps = Omit<LinkProps, 'children'> & { label: string; icon: ReactNode }

/** The IconButton's twin for going somewhere. */
export function IconLink({ label, icon, className, ...link }: IconLinkProps) {
  return (
    <Link {...link} title={label} className={cx('btn btn-ghost w-11 px-0', className)}>
      {icon}
      <span className="sr-only">{label}</span>
    </Link>
  )
}
