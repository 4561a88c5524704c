import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Link } from './Link.tsx'
import { texts } from './messages.ts'

type PaginationProps = {
  page: number
  pageCount: number
  /** The URL of a page. The pages are links, so that Back, reload and sharing work. */
  hrefOf: (page: number) => string
  label?: string
}

const CELL = 'grid h-11 place-items-center rounded-control tabular-nums'
// Page numbers of five digits still fit on a phone.
const TIGHT = 'min-w-9 px-1 text-sm'
const ROOMY = 'min-w-8 px-1 min-[390px]:min-w-11'

/** Links to pages. Renders nothing for 0 or 1 page. */
export function Pagination({ page, pageCount, hrefOf, label = texts.pages }: PaginationProps) {
  if (pageCount <= 1) return null
  const cells = pageCells(page, pageCount)
  const size = pageCount > 999 ? TIGHT : ROOMY
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-px">
        <li>
          <PreviousOrNext
            size={size}
            label={texts.previous}
            href={page > 1 ? hrefOf(page - 1) : undefined}
            rel="prev"
          >
            <ChevronLeft size={20} aria-hidden />
          </PreviousOrNext>
        </li>
        {cells.map((cell, index) =>
          cell === 'gap' ? (
            <li
              key={`gap-${index < 2 ? 'before' : 'after'}`}
              aria-hidden
              className="w-5 text-center text-soft"
            >
              …
            </li>
          ) : (
            <li key={cell}>
              <Link
                gradual
                to={hrefOf(cell)}
                aria-label={texts.page(cell)}
                aria-current={cell === page ? 'page' : undefined}
                className={cx(
                  CELL,
                  size,
                  'font-semibold transition-colors duration-150',
                  cell === page ? 'bg-brand text-brand-ink' : 'hover:bg-sunk',
                )}
              >
                {cell}
              </Link>
            </li>
          ),
        )}
        <li>
          <PreviousOrNext
            size={size}
            label={texts.next}
            href={page < pageCount ? hrefOf(page + 1) : undefined}
            rel="next"
          >
            <ChevronRight size={20} aria-hidden />
          </PreviousOrNext>
        </li>
      </ul>
    </nav>
  )
}

type PreviousOrNextProps = {
  size: string
  label: string
  href: string | undefined
  rel: 'prev' | 'next'
  children: ReactNode
}

/** Without a page to link to, it keeps its place, so that the numbers don't move. */
function PreviousOrNext({ size, label, href, rel, children }: PreviousOrNextProps) {
  if (!href) return <span className={cx(CELL, size, 'text-line')}>{children}</span>
  return (
    <Link gradual to={href} rel={rel} aria-label={label} className={cx(CELL, size, 'hover:bg-sunk')}>
      {children}
    </Link>
  )
}

/**
 * The cells of a pagination: every page if there are at most 5, otherwise the first, the last and those around the
 * current page, with ellipses ('gap') between them. At most 7 cells, which fit on a phone.
 */
export function pageCells(page: number, pageCount: number): (number | 'gap')[] {
  if (pageCount <= 5) return pages(1, pageCount)
  if (page <= 3) return [...pages(1, 4), 'gap', pageCount]
  if (page >= pageCount - 2) return [1, 'gap', ...pages(pageCount - 3, pageCount)]
  return [1, 'gap', ...pages(page - 1, page + 1), 'gap', pageCount]
}

const pages = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
