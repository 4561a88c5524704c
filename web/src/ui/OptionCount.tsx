import type { Option } from './option.ts'

/** The count of an option, at the end of its row. Its width is fixed: nothing moves when it arrives. Its row can look for a count of 0. */
export const OptionCount = ({ count }: Pick<Option, 'count'>) =>
  count !== undefined && (
    <span
      data-none={count?.short === '0' || undefined}
      className="-ml-2 min-w-7 shrink-0 grow text-right text-sm font-normal text-soft tabular-nums"
    >
      {count && (
        <>
          <span aria-hidden>{count.short}</span>
          <span className="sr-only">, {count.words}</span>
        </>
      )}
    </span>
  )
