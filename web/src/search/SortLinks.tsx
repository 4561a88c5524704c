import { Link } from '../ui/Link.tsx'
import { sortsOf, urlOf } from './boardQuery.ts'
import { texts } from './messages.ts'
import type { Board } from './useBoard.ts'

type SortLinksProps = {
  board: Board
  /** Undefined until it is known. */
  total: number | undefined
}

/** The orders of the results, as links: they work before hydration. Nothing where there is nothing to order. */
export function SortLinks({ board: { config, query }, total = Infinity }: SortLinksProps) {
  const sorts = sortsOf(config, query.search)
  if (sorts.length < 2 || total < 2) return null
  const current = query.sort ?? sorts[0]
  return (
    <nav aria-label={texts.sortBy} className="flex flex-wrap gap-x-3 md:shrink-0 print:hidden">
      {sorts.map((sort) => (
        <Link
          key={sort}
          gradual
          to={urlOf(config, { ...query, page: 1, sort })}
          aria-current={sort === current ? 'true' : undefined}
          className="link relative text-sm leading-6 after:absolute after:-inset-x-1.5 after:-inset-y-3 aria-[current=true]:text-ink aria-[current=true]:no-underline"
        >
          {texts.sorts[sort]}
        </Link>
      ))}
    </nav>
  )
}
