import { cx } from './cx.ts'
import { Link } from './Link.tsx'
import { useScrollToCurrent } from './useScrollToCurrent.ts'

type Tab<Value extends string> = {
  value: Value
  label: string
  /** Null while it is loading; its place is kept. */
  count?: number | null
}

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  /** The URL of a tab. */
  hrefOf: (value: Value) => string
}

/** Tabs as links, so that Back, reload and sharing work. Where they don't fit, the row scrolls sideways. */
export function Tabs<Value extends string>({ label, tabs, value, hrefOf }: TabsProps<Value>) {
  const row = useScrollToCurrent(`${value} ${tabs.length}`)
  return (
    <nav
      ref={row}
      aria-label={label}
      className="scroll-fade relative overflow-x-auto border-b border-line print:hidden"
    >
      <ul className="flex gap-1">
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to={hrefOf(tab.value)}
              aria-current={tab.value === value ? 'page' : undefined}
              className={cx(
                'flex h-12 items-center gap-2 border-b-3 px-4 font-semibold whitespace-nowrap transition-colors duration-150 -outline-offset-2',
                tab.value === value
                  ? 'border-brand text-brand'
                  : 'border-transparent text-soft hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="min-h-5 min-w-8 rounded-full bg-sunk px-2 text-center text-sm text-ink">
                  {tab.count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
