import type { Profile } from '@guildhall/contract/profile/endpoints'
import { MapPin } from 'lucide-react'
import { Card } from '../ui/Card.tsx'
import { Stars } from '../ui/Stars.tsx'
import { CompanyAvatar } from '../ui/Avatar.tsx'

/** The company's picture, name, short intro, location and rating. */
export function CompanyHeader({ company }: { company: Profile }) {
  const { name, profile_picture, short_intro, userlocation, rate_ratio, rating_count } = company
  return (
    <Card as="section" className="flex flex-col gap-x-6 gap-y-4 p-5 sm:flex-row sm:items-center md:p-6">
      <CompanyAvatar name={name} picture={profile_picture} size="xl" />
      <div className="min-w-0 space-y-1">
        <h1 className="text-3xl">{name}</h1>
        {short_intro && <p className="text-lg">{short_intro}</p>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-soft">
          {userlocation && (
            <span className="flex items-center gap-1">
              <MapPin size={16} aria-hidden />
              {userlocation.location.location}
            </span>
          )}
          {rate_ratio !== null && <Stars rating={rate_ratio} count={rating_count} />}
        </div>
      </div>
    </Card>
  )
}
