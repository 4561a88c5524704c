import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The accessible name and the tooltip. */
  label: string
  icon: ReactNode
}

/** A 44 px square button with an icon. */
export function IconButton({ label, icon, className, type = 'button', ...button }: IconButtonProps) {
  return (
    <button {...button} type={type} title={label} className={cx('btn btn-ghost w-11 px-0', className)}>
      {icon}
      <span className="sr-only">{label}</span>
    </button>
  )
}
