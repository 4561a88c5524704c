import type { PersonCard as Person } from '@guildhall/contract/profile/endpoints'
import type { ReactNode } from 'react'
import { SendMessageButton } from '../messages/api.ts'
import { to } from '../to.ts'
import { CoverLink } from '../ui/CoverLink.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import type { LinkProps } from '../ui/Link.tsx'
import { Marked } from '../ui/Marked.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkillChips } from '../ui/SkillChips.tsx'
import { texts } from './messages.ts'
import { ExpectedRate, PersonLocation, PersonRating } from './ProfileFacts.tsx'

type PersonCardProps = {
  person: Person
  /** The person who is shown beside the list. */
  selected?: boolean
  /** The words to mark. */
  search?: string | undefined
  /** Event handlers for the link to the person's profile. */
  link?: Pick<LinkProps, 'onClick' | 'onKeyDown'>
  /** Content below the rows. */
  footer?: ReactNode
}

// Fixed, so that the skeleton has the height of every card.
const HEIGHT = 'h-59'

/** A person in a list, as an `li`. The link of the name covers the card, the button is above it. */
export function PersonCard({ person, selected, search, link, footer }: PersonCardProps) {
  return (
    <Card as="li" interactive={!selected} selected={selected} className="scroll-my-24">
      <div className={cx('grid grid-cols-1 content-between p-4', HEIGHT)}>
        <Heading {...{ person, selected, search, link }} />
        <p className="line-clamp-2 h-11 leading-5.5">
          <Marked text={person.short_intro} search={search} />
        </p>
        <SkillChips
          label={texts.profile.sections.skills}
          skills={person.skills.map(({ skills, skill_level }) => ({
            name: skills.skill_name,
            level: skill_level.skill_level,
          }))}
          search={search}
        />
        <div className="flex h-11 items-center justify-between gap-3">
          <LastRole {...{ person, search }} />
          <SendMessageButton person={person} className="shrink-0 print:hidden" />
        </div>
      </div>
      {footer}
    </Card>
  )
}

/** Has the height of a card. */
export const PersonCardSkeleton = () => (
  <Skeleton className={cx('box-content border border-transparent', HEIGHT)} />
)

function Heading({ person, selected, search, link }: PersonCardProps) {
  return (
    <div className="flex h-17 gap-3">
      <Avatar name={person.name} picture={person.profile_picture} size="lg" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-6 font-bold">
          <CoverLink
            {...link}
            gradual
            to={to.profile(person.id)}
            title={person.name}
            aria-current={selected ? 'true' : undefined}
            className="block truncate"
          >
            <Marked text={person.name} search={search} />
          </CoverLink>
        </h2>
        <p className="flex h-5.5 items-center">
          <PersonRating person={person} />
        </p>
        <p className="flex h-5.5 items-center gap-3 text-soft">
          <PersonLocation {...{ person, search }} />
          <ExpectedRate person={person} />
        </p>
      </div>
    </div>
  )
}

function LastRole({ person: { last_experience: last }, search }: Pick<PersonCardProps, 'person' | 'search'>) {
  return (
    <p className="min-w-0 leading-5">
      {last && (
        <>
          <span className="block truncate">
            <Marked text={last.job_name} search={search} />
          </span>{' '}
          <span className="block truncate text-sm text-soft">
            {texts.profile.at} {last.company_name}
          </span>
        </>
      )}
    </p>
  )
}
