import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { Link } from './Link.tsx'
import { texts } from './messages.ts'
import { pageCells } from './pageCells.ts'

type PaginationProps = {
  page: number
  pageCount: number
  /** The address of a page: links, so that back, reload and sharing work. */
  hrefOf: (page: number) => string
  label?: string
}

const CELL = 'grid h-11 place-items-center rounded-control tabular-nums'
// Pages of five digits still fit on a phone.
const TIGHT = 'min-w-9 px-1 text-sm'
const ROOMY = 'min-w-10 px-1.5 min-[390px]:min-w-11'

/** Page links; nothing for 0 or 1 page. */
export function Pagination({ page, pageCount, hrefOf, label = texts.pages }: PaginationProps) {
  if (pageCount <= 1) return null
  const cells = pageCells(page, pageCount)
  const size = pageCount > 999 ? TIGHT : ROOMY
  return (
    <nav aria-label={label} className="print:hidden">
      <ul className="flex flex-wrap items-center justify-center gap-px">
        <li>
          <Turn size={size} label={texts.previous} href={page > 1 ? hrefOf(page - 1) : undefined} rel="prev">
            <ChevronLeft size={20} aria-hidden />
          </Turn>
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
          <Turn
            size={size}
            label={texts.next}
            href={page < pageCount ? hrefOf(page + 1) : undefined}
            rel="next"
          >
            <ChevronRight size={20} aria-hidden />
          </Turn>
        </li>
      </ul>
    </nav>
  )
}

type TurnProps = {
  size: string
  label: string
  href: string | undefined
  rel: 'prev' | 'next'
  children: ReactNode
}

/** At an end it stays as an empty place: the numbers must not jump. */
function Turn({ size, label, href, rel, children }: TurnProps) {
  if (!href) return <span className={cx(CELL, size, 'text-line')}>{children}</span>
  return (
    <Link gradual to={href} rel={rel} aria-label={label} className={cx(CELL, size, 'hover:bg-sunk')}>
      {children}
    </Link>
  )
}
