import type { PersonCard, Profile } from '@guildhall/contract/profile/endpoints'
import { MapPin } from 'lucide-react'
import { Place } from '../ui/Place.tsx'
import { Salary } from '../ui/Salary.tsx'
import { Stars } from '../ui/Stars.tsx'
import { texts } from './messages.ts'

type PersonProps<Fields extends keyof PersonCard> = { person: Pick<PersonCard, Fields> }

/** The location and the rating of a person or a company and a person's expected rate, in lines that wrap. */
export const ProfileFacts = ({ profile }: { profile: Profile }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
    <PersonLocation person={profile} />
    <PersonRating person={profile} />
    <ExpectedRate person={profile} />
  </div>
)

/** Nothing for a person without a location. Where there is no room, it is the city alone. */
export const PersonLocation = ({
  person: { userlocation },
  search,
}: PersonProps<'userlocation'> & { search?: string | undefined }) =>
  userlocation && (
    <span className="flex min-w-0 items-center gap-1">
      <MapPin size={16} aria-hidden className="shrink-0 text-soft" />
      <Place text={userlocation.location.location} search={search} />
    </span>
  )

export const PersonRating = ({ person }: PersonProps<'rate_ratio' | 'rating_count'>) =>
  person.rate_ratio === null ? (
    <span className="text-sm text-soft">{texts.head.noRatings}</span>
  ) : (
    <Stars rating={person.rate_ratio} count={person.rating_count} />
  )

/** Nothing for a person without an expected rate. */
export const ExpectedRate = ({ person: { expectedsalary } }: PersonProps<'expectedsalary'>) =>
  expectedsalary && (
    <span className="shrink-0 text-ink">
      <span className="sr-only">{texts.head.rate} </span>
      <Salary nominal={expectedsalary.nominal} period={expectedsalary.paid_period} />
    </span>
  )
