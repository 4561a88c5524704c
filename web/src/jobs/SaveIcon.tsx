import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { Bookmark } from 'lucide-react'
import { cx } from '../ui/cx.ts'

export type Saveable = { job: Pick<JobCard, 'id' | 'job_title' | 'is_saved'> }

/** In the corner of a card, above the link that covers it. */
export const ON_CARD = 'absolute top-1.5 right-1.5 z-10 company:hidden print:hidden'

/** On a job's page: the same width for 'Save' and 'Saved', or on a phone for the icon alone. */
export const ON_PAGE = 'min-w-28 max-md:min-w-11 max-md:px-0'
/** The text of a button that is an icon on a phone. */
export const LABEL = 'max-md:sr-only'

export function SaveIcon({ filled = false }: { filled?: boolean }) {
  return (
    <Bookmark
      size={20}
      aria-hidden
      fill={filled ? 'currentColor' : 'none'}
      className={cx('shrink-0', filled && 'text-brand')}
    />
  )
}
