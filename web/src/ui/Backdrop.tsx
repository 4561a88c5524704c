import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './Spinner.tsx'

type BackdropProps = {
  busy: boolean
  /** Said while it is busy, such as 'Saving...'. */
  text: string
  /** What is covered: the content, or the whole page. */
  cover?: 'content' | 'page'
  children?: ReactNode
}

/** Covers its content while work is under way, and says so. */
export function Backdrop({ busy, text, cover = 'content', children }: BackdropProps) {
  return (
    <div className="relative" aria-busy={busy}>
      {children}
      <div role="status">
        {busy && (
          <div
            className={cx(
              'z-40 grid place-items-center',
              cover === 'page' ? 'fixed inset-0 bg-paper/60' : 'absolute -inset-2 rounded-card bg-card/60',
            )}
          >
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
