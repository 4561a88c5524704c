import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { texts } from './messages.ts'
import { Spinner } from './Spinner.tsx'

export type ButtonVariant = 'primary' | 'plain' | 'ghost' | 'danger'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  icon?: ReactNode
  /** Shows a spinner with `busyText` and ignores clicks. */
  busy?: boolean
  busyText?: string
}

/**
 * A 44 px button. While `busy`, both texts share a grid cell, so that the button keeps its width, and it stays
 * focusable, so that keyboard users keep their place.
 */
export function Button({ variant = 'plain', icon, busy = false, busyText, ...button }: ButtonProps) {
  const { className, children, onClick, type = 'button', ...rest } = button
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={cx('btn', `btn-${variant}`, busy && 'cursor-progress opacity-80', className)}
    >
      <span className="grid">
        <span
          aria-hidden={busy || undefined}
          className={cx(
            'col-start-1 row-start-1 flex items-center justify-center gap-2',
            busy && 'invisible',
          )}
        >
          {icon}
          {children}
        </span>
        {busy && (
          <span className="col-start-1 row-start-1 flex items-center justify-center gap-2">
            <Spinner />
            {busyText ?? texts.saving}
          </span>
        )}
      </span>
    </button>
  )
}
