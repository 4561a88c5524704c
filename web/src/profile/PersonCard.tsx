import type { PersonResult } from '@guildhall/contract/search/endpoints'
import type { ReactNode } from 'react'
import { SendMessageButton } from '../messages/api.ts'
import { to } from '../to.ts'
import { CoverLink } from '../ui/CoverLink.tsx'
import { Avatar } from '../ui/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import type { LinkProps } from '../ui/Link.tsx'
import { findMatches, Marked } from '../ui/Marked.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SkillChips } from '../ui/SkillChips.tsx'
import { texts } from './messages.ts'
import { ExpectedRate, PersonLocation, PersonRating } from './ProfileFacts.tsx'

type PersonCardProps = {
  person: PersonResult
  /** The person who is shown beside the list. */
  selected?: boolean
  /** The words to mark. */
  search?: string | undefined
  /** Event handlers for the link to the person's profile. */
  link?: Pick<LinkProps, 'onClick' | 'onKeyDown'>
  /** The words of a long text that the search found. On a phone, they take the place of the introduction. */
  match?: ReactNode
}

// Fixed, so that the skeleton has the height of every card.
const HEIGHT = 'h-37 md:h-46.5'

/** A person in a list, as an `li`. The link of the name covers the card, the button is above it. */
export function PersonCard({ person, selected, search, link, match }: PersonCardProps) {
  return (
    <Card as="li" interactive={!selected} selected={selected} className="scroll-my-24">
      <div
        className={cx(
          'flex flex-col justify-between px-4 py-2.5 md:gap-y-1.5 md:py-4',
          HEIGHT,
          match ? 'md:h-auto' : '',
        )}
      >
        <Heading {...{ person, selected, search, link }} />
        <div className={cx('h-5 leading-5 md:h-10', match ? 'md:h-auto' : '')}>
          <p className={cx('line-clamp-1 md:line-clamp-2', match ? 'max-md:hidden' : '')}>
            <Marked text={person.short_intro} search={search} />
          </p>
          {match}
        </div>
        <div className="flex items-center gap-3">
          <div className="flex h-11 min-w-0 flex-1 flex-col justify-between md:h-12">
            <Role {...{ person, search }} />
            <SkillChips
              label={texts.profile.sections.skills}
              skills={person.skills.map(({ skills, skill_level }) => ({
                name: skills.skill_name,
                level: skill_level.skill_level,
              }))}
              search={search}
            />
          </div>
          <SendMessageButton
            person={person}
            className="shrink-0 max-[360px]:px-2 max-[360px]:text-sm print:hidden"
          />
        </div>
      </div>
    </Card>
  )
}

/** Has the height of a card. */
export const PersonCardSkeleton = () => (
  <Skeleton className={cx('box-content border border-transparent', HEIGHT)} />
)

function Heading({ person, selected, search, link }: PersonCardProps) {
  return (
    <div className="flex h-14 gap-3">
      <Avatar name={person.name} picture={person.profile_picture} size="lg" />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg leading-5 font-bold">
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
        <p className="flex h-4.5 items-center">
          <PersonRating person={person} />
        </p>
        <p className="flex h-4.5 items-center gap-3 text-soft">
          <PersonLocation {...{ person, search }} />
          <ExpectedRate person={person} />
        </p>
      </div>
    </div>
  )
}

/** The last job, or an earlier one whose title the search found. */
function Role({ person, search }: Pick<PersonCardProps, 'person' | 'search'>) {
  const { last_experience: last, earlier_experiences: earlier = [] } = person
  const isFound = ({ job_name }: { job_name: string }) => findMatches(job_name, search).length > 0
  const found = last && isFound(last) ? undefined : earlier.find(isFound)
  const role = found ?? last
  return (
    <p className="truncate leading-5">
      {role && (
        <>
          {found && <span className="text-soft">{texts.profile.earlier} </span>}
          <Marked text={role.job_name} search={search} />{' '}
          <span className="text-soft">
            {texts.profile.at} {role.company_name}
          </span>
        </>
      )}
    </p>
  )
}
