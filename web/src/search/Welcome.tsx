import { search } from '@guildhall/contract/search/endpoints'
import { useQuery } from '@tanstack/react-query'
import { query } from '../api/client.ts'
import { useSession } from '../api/session.ts'
import { to } from '../to.ts'
import { CompanyAvatar } from '../ui/CompanyAvatar.tsx'
import { Link } from '../ui/Link.tsx'
import { texts } from './messages.ts'

/** As many as fit into one row of 1,280 px beside the popular searches. */
export const MAX_LOGOS = 5

/** The market in numbers and logos, and popular searches: for visitors. */
export const Welcome = () =>
  useSession() === null && (
    <div className="-mt-2 h-21 text-soft md:flex md:h-12 md:gap-x-8 account:hidden print:hidden">
      <Market />
    </div>
  )

export const useMarketSummary = () => useQuery({ ...query(search.getMarketSummary, {}), staleTime: Infinity })

function Market() {
  const { data } = useMarketSummary()
  if (!data?.body.total_job) return null
  const { total_job, total_company, companies, popular } = data.body
  return (
    <>
      <p className="flex h-10 shrink-0 md:h-11 items-center gap-3">
        <span className="shrink-0">{texts.market(total_job, total_company)}</span>
        {/* As many as fit. */}
        <span className="flex h-8 flex-wrap gap-1.5 overflow-hidden">
          {companies.slice(0, MAX_LOGOS).map(({ id, name, profile_picture }) => (
            <CompanyAvatar key={id} name={name} picture={profile_picture} size="sm" />
          ))}
        </span>
      </p>
      <PopularSearches names={[...popular.skills, ...popular.locations]} />
    </>
  )
}

/** One line, which scrolls on a phone. In a wider window, which may have no touchscreen, what doesn't fit wraps, and is hidden. */
export const PopularSearches = ({ names }: { names: readonly string[] }) => (
  <nav
    aria-label={texts.popularSearches}
    className="scroll-line -mx-4 gap-x-4 pl-4 md:h-14 md:flex-wrap md:overflow-hidden"
  >
    <span aria-hidden>{texts.popular}</span>
    {names.map((name) => (
      <Link
        key={name}
        gradual
        to={to.search({ search: name })}
        className="link inline-flex h-11 items-center -outline-offset-2"
      >
        {name}
      </Link>
    ))}
  </nav>
)
