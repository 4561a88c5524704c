import { Link } from '../ui/Link.tsx'
import { sortsOf, urlOf } from './boardQuery.ts'
import { texts } from './messages.ts'
import type { Board } from './useBoard.ts'

type SortLinksProps = {
  board: Board
  /** Undefined until it is known. */
  total: number | undefined
}

/**
 * The orders of the results, as links: they work before hydration. Nothing where there is nothing to order. A wide window
 * has the label before them: the row is reversed, so that it wraps and is hidden where there is no room.
 */
export function SortLinks({ board: { config, query }, total = Infinity }: SortLinksProps) {
  const sorts = sortsOf(config, query.search)
  if (sorts.length < 2 || total < 2) return null
  const current = query.sort ?? sorts[0]
  return (
    <nav
      aria-label={texts.sortBy}
      className="flex h-11 flex-1 flex-row-reverse flex-wrap justify-end gap-x-3 overflow-y-clip text-sm min-[1100px]:justify-start print:hidden"
    >
      <span className="flex h-11 items-center gap-x-3 whitespace-nowrap">
        {sorts.map((sort) => (
          <Link
            key={sort}
            gradual
            to={urlOf(config, { ...query, page: 1, sort })}
            aria-current={sort === current ? 'true' : undefined}
            className="link relative leading-6 after:absolute after:-inset-x-1.5 after:-inset-y-3 aria-[current=true]:text-ink aria-[current=true]:no-underline"
          >
            {texts.sorts[sort]}
          </Link>
        ))}
      </span>
      <span aria-hidden className="hidden h-11 items-center text-soft min-[1100px]:flex">
        {texts.sortBy}
      </span>
    </nav>
  )
}
