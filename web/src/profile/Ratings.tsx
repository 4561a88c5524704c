import { type Rating, ratings } from '@guildhall/contract/ratings/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { ApiError, query } from '../api/client.ts'
import { to } from '../to.ts'
import { AccountPicture } from '../ui/AccountPicture.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { dayOf } from '../ui/localDates.ts'
import { Link } from '../ui/Link.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { Stars } from '../ui/Stars.tsx'
import { usePaging } from '../ui/usePaging.ts'
import { profileTexts as texts } from './messages.ts'
import { Section } from './Section.tsx'

/** The parameter of the page number. */
export const RATINGS_PAGE = 'ratings'

/** The ratings of a person or a company with their comments, newest first. */
export function Ratings({ userId }: { userId: number }) {
  const { page } = usePaging(RATINGS_PAGE)
  const received = useQuery({
    ...query(ratings.getRatings, { params: { userId }, query: { page } }),
    placeholderData: keepPreviousData,
    select: (response) => {
      if (response.status !== 200) throw new ApiError(response)
      return { items: response.body.data, total: response.body.total_rating }
    },
  })
  return (
    <Section name="ratings" count={received.data?.total}>
      <PagedList
        query={received}
        pageSize={PAGE_SIZE.ratings}
        pageParam={RATINGS_PAGE}
        label={texts.sections.ratings}
        className="divide-y divide-line"
        skeleton={<SkeletonList count={2} className="h-30" />}
        empty={<EmptyState icon={Star} text={texts.noRatings} />}
      >
        {(rating) => <RatingRow key={rating.id} rating={rating} />}
      </PagedList>
    </Section>
  )
}

function RatingRow({ rating: { rating, comment, created_at, from_user, job } }: { rating: Rating }) {
  const { id, name, user_type } = from_user
  return (
    <li className="space-y-2 py-4">
      <div className="flex items-center gap-3">
        <AccountPicture account={from_user} />
        <div className="min-w-0 flex-1">
          <Link to={to.profileOf({ userId: id, userType: user_type })} className="link">
            {name}
          </Link>
          <div className="flex flex-wrap items-center gap-x-3">
            <Stars rating={rating} size={16} />
            <time dateTime={created_at} className="text-sm text-soft tabular-nums">
              {dayOf(created_at)}
            </time>
          </div>
        </div>
      </div>
      <p className="whitespace-pre-wrap">{comment}</p>
      <p className="text-sm text-soft">
        {texts.ratedFor} <Link to={to.jobs(job.id)}>{job.job_title}</Link>
      </p>
    </li>
  )
}
