import { to } from '../to.ts'
import { Link } from '../ui/Link.tsx'
import { site } from '../ui/site.ts'

/** The hall with its open door, and the name. */
export function Logo() {
  return (
    <Link
      to={to.home}
      aria-label={site.name}
      className="flex h-11 items-center gap-2 text-xl font-extrabold tracking-tight text-brand page-bar:ml-auto page-bar:px-2"
    >
      <svg viewBox="0 0 32 32" aria-hidden className="size-7">
        <path
          className="fill-brand"
          d="M16 2.5 29.5 13a1.2 1.2 0 0 1-.74 2.15H27V27a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V15.15H3.24A1.2 1.2 0 0 1 2.5 13Z"
        />
        <path className="fill-brand-ink" d="M12 29v-7.5a4 4 0 0 1 8 0V29Z" />
        <circle className="fill-brand-ink" cx="16" cy="11.5" r="2" />
      </svg>
      <span className="page-bar:hidden">{site.name}</span>
    </Link>
  )
}
