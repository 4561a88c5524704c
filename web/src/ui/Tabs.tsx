import { cx } from './cx.ts'
import { Link } from './Link.tsx'

type Tab<Value extends string> = { value: Value; label: string; count?: number }

type TabsProps<Value extends string> = {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  /** The URL of a tab. */
  hrefOf: (value: Value) => string
}

/** Tabs as links, so that Back, reload and sharing work. */
export function Tabs<Value extends string>({ label, tabs, value, hrefOf }: TabsProps<Value>) {
  return (
    <nav aria-label={label} className="overflow-x-auto border-b border-line print:hidden">
      {/* More than three do not fit side by side on a phone. */}
      <ul className={cx('flex gap-1', tabs.length > 3 && 'max-sm:grid max-sm:grid-cols-2')}>
        {tabs.map((tab) => (
          <li key={tab.value}>
            <Link
              to={hrefOf(tab.value)}
              aria-current={tab.value === value ? 'page' : undefined}
              className={cx(
                '-mb-px flex h-12 items-center gap-2 border-b-3 px-4 font-semibold whitespace-nowrap transition-colors duration-150 -outline-offset-2',
                tab.value === value
                  ? 'border-brand text-brand'
                  : 'border-transparent text-soft hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="rounded-full bg-sunk px-2 text-sm text-ink">{tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
