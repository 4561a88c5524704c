import { cx } from '../ui/cx.ts'
import { jumpTo } from '../ui/jumpTo.ts'
import { isPlainClick, Link } from '../ui/Link.tsx'
import { useScrollToCurrent } from '../ui/useScrollToCurrent.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { profileTexts as texts } from './messages.ts'
import { SECTIONS, type SectionName } from './sectionNames.ts'
import { useCurrentSection } from './useCurrentSection.ts'

/** Links to the sections, of which the one on the screen is highlighted: a sticky column, on a phone a sticky row. */
export function SideMenu() {
  const current = useCurrentSection()
  const params = useSearchParams()
  // On a phone only some entries fit on the screen.
  const list = useScrollToCurrent<HTMLUListElement>(current)

  function hrefOf(name: SectionName) {
    const next = new URLSearchParams(params)
    next.set('tab', name)
    return `?${next}`
  }

  return (
    <nav
      aria-label={texts.menu}
      className="sticky top-16 z-10 -mx-4 bg-paper md:-mx-6 lg:top-24 lg:row-span-2 lg:row-start-2 lg:mx-0 lg:self-start lg:bg-transparent print:hidden"
    >
      <ul
        ref={list}
        className="relative flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:px-6 lg:flex-col lg:px-0 lg:py-0"
      >
        {SECTIONS.map((name) => (
          <li key={name}>
            <Link
              to={hrefOf(name)}
              replace
              onClick={(event) => isPlainClick(event) && jumpTo(name)}
              aria-current={name === current || undefined}
              className={cx(
                'flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap transition-colors duration-150 lg:rounded-control',
                name === current ? 'bg-brand-soft text-brand' : 'text-soft hover:bg-sunk hover:text-ink',
              )}
            >
              {texts.sections[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
