import type { PersonCard as Person } from '@guildhall/contract/profile/endpoints'
import { to } from '../to.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { cx } from '../ui/cx.ts'
import { Link, type LinkProps } from '../ui/Link.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { texts } from './messages.ts'
import { ExpectedRate, PersonLocation, PersonRating } from './PersonFacts.tsx'
import { SendMessageButton } from './SendMessageButton.tsx'

type PersonCardProps = {
  person: Person
  /** The person who is shown beside the list. */
  selected?: boolean
  /** Event handlers for the link to the person's profile. */
  link?: Pick<LinkProps, 'onClick' | 'onKeyDown'>
}

// Fixed, so that the skeleton has the height of every card.
const HEIGHT = 'h-[276px]'

const MAX_SKILLS = 3

/** A person in a list, as an `li`. The link of the name covers the card, the button is above it. */
export function PersonCard({ person, selected, link }: PersonCardProps) {
  return (
    <Card as="li" interactive={!selected} selected={selected} className="scroll-my-24">
      <div className={cx('grid grid-cols-1 content-between p-4', HEIGHT)}>
        <Heading {...{ person, selected, link }} />
        <p className="line-clamp-2 h-11 leading-5.5">{person.short_intro}</p>
        <Skills person={person} />
        <div className="flex h-11 items-center justify-between gap-3">
          <LastRole person={person} />
          <SendMessageButton userId={person.id} className="shrink-0" />
        </div>
      </div>
    </Card>
  )
}

/** Has the height of a card. */
export const PersonCardSkeleton = () => (
  <Skeleton className={cx('box-content border border-transparent', HEIGHT)} />
)

function Heading({ person, selected, link }: PersonCardProps) {
  return (
    <div className="flex h-[72px] gap-3">
      <Avatar name={person.name} picture={person.profile_picture} size="lg" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-6 font-bold">
          <Link
            {...link}
            gradual
            to={to.profile(person.id)}
            title={person.name}
            aria-current={selected ? 'true' : undefined}
            className="block truncate outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-brand"
          >
            {person.name}
          </Link>
        </h2>
        <p className="flex h-6 items-center">
          <PersonRating person={person} />
        </p>
        <p className="flex h-6 items-center gap-3 text-soft">
          <PersonLocation person={person} />
          <ExpectedRate person={person} />
        </p>
      </div>
    </div>
  )
}

/** In two lines. */
function Skills({ person }: Pick<PersonCardProps, 'person'>) {
  return (
    <ul
      aria-label={texts.profile.sections.skills}
      className="flex h-[54px] flex-wrap content-start gap-1.5 overflow-hidden"
    >
      {person.skills.slice(0, MAX_SKILLS).map(({ id, skills, skill_level }) => (
        <li key={id} className="max-w-full">
          <Chip>
            {skills.skill_name} <span className="text-soft">{skill_level.skill_level}</span>
          </Chip>
        </li>
      ))}
    </ul>
  )
}

function LastRole({ person: { last_experience: last } }: Pick<PersonCardProps, 'person'>) {
  return (
    <p className="min-w-0 leading-5">
      {last && (
        <>
          <span className="block truncate">{last.job_name}</span>{' '}
          <span className="block truncate text-sm text-soft">
            {texts.profile.at} {last.company_name}
          </span>
        </>
      )}
    </p>
  )
}
