import { texts } from './messages.ts'

/** How many of a button's filters are in force; nothing at 0. */
export function FilterCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <>
      {' '}
      <span
        aria-hidden
        className="grid size-5 place-items-center rounded-full bg-brand text-xs leading-none text-brand-ink"
      >
        {count}
      </span>
      <span className="sr-only">{texts.filtersActive(count)}</span>
    </>
  )
}
