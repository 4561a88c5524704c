import type { ReactNode } from 'react'
import { Spinner } from './Spinner.tsx'

type BackdropProps = {
  busy: boolean
  /** Shown and announced while busy, such as 'Saving...'. */
  text: string
  children?: ReactNode
}

/** Covers its content while busy. */
export function Backdrop({ busy, text, children }: BackdropProps) {
  return (
    <div className="relative" aria-busy={busy}>
      {children}
      <div role="status">
        {busy && (
          <div className="absolute -inset-2 z-40 grid place-items-center rounded-card bg-card/60">
            <span className="pop sticky top-1/2 flex items-center gap-3 px-5 py-3.5 font-semibold">
              <Spinner className="text-brand" />
              {text}
            </span>
          </div>
        )}
      </div>
    </div>
  )
}
