import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { UnbrokenDates } from './UnbrokenDates.tsx'

/** The error and the hint under a control. */
export function FieldNotes({ id, error, hint }: { id: string; error?: string; hint?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 flex gap-1.5 text-sm font-medium text-bad">
          <CircleAlert size={16} aria-hidden className="mt-0.5 shrink-0" />
          <span>
            <UnbrokenDates>{error}</UnbrokenDates>
          </span>
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </div>
      )}
    </>
  )
}
