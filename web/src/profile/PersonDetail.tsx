import type { Profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { useRef, useState } from 'react'
import { detailQuery, SendMessageButton, useKnownContact, useReadContact } from '../messages/api.ts'
import { to } from '../to.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PaneBar } from '../ui/PaneBar.tsx'
import { Pending } from '../ui/Pending.tsx'
import { texts } from './messages.ts'
import { PersonDetailSkeleton } from './PersonDetailSkeleton.tsx'
import { ProfileFacts } from './ProfileFacts.tsx'
import { ContactEntries } from './ProfileContact.tsx'
import { ProfileSections } from './ProfileSections.tsx'
import { ResumeSection } from './ResumeSection.tsx'
import { Ratings } from './Ratings.tsx'
import { IsDetail, Section } from './Section.tsx'
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts'
import { useIsPast } from '../ui/useIsPast.ts'

/**
 * The profile of a person beside a list, for a container that scrolls on its own. Contact data loads on demand, because
 * reading it is limited.
 */
export function PersonDetail({ userId }: { userId: number }) {
  const detail = useQuery(detailQuery(userId))
  const { data } = detail
  if (!data) {
    return (
      <div className="py-8">
        <Pending query={detail}>
          <PersonDetailSkeleton />
        </Pending>
      </div>
    )
  }
  if (data.status !== 200 || data.body.user_type === 'company')
    return <EmptyState icon={UserX} text={texts.detail.gone} />
  return (
    <IsDetail value={true}>
      <Person key={userId} person={data.body} />
    </IsDetail>
  )
}

function Person({ person }: { person: Profile }) {
  const { id, short_intro, bio } = person
  return (
    <div className="pb-8">
      <Head person={person} />
      <div className="space-y-4 pb-5">
        {short_intro && <p className="text-lg">{short_intro}</p>}
        {bio && <p className="max-w-prose leading-prose whitespace-pre-wrap">{bio}</p>}
      </div>
      <Contact person={person} />
      <ProfileSections profile={person} isOwner={false} />
      <Ratings userId={id} />
    </div>
  )
}

/** Once it is scrolled away, name and Send Message stay. */
function Head({ person }: { person: Profile }) {
  const { id, name, profile_picture } = person
  const [header, setHeader] = useState<HTMLElement | null>(null)
  const isPast = useIsPast(header)
  return (
    <>
      {/* Always there: a press that waits for the email survives a scroll. */}
      <PaneBar title={name} hidden={!isPast}>
        <SendMessageButton person={person} variant="primary" className="shrink-0" />
      </PaneBar>
      <header ref={setHeader} className="space-y-4 pt-8 pb-5">
        <div className="flex items-center gap-4">
          <Avatar name={name} picture={profile_picture} size="lg" />
          <div className="min-w-0 flex-1 space-y-1">
            <h2 className="text-2xl">{name}</h2>
            <ProfileFacts profile={person} />
          </div>
        </div>
        <div className="flex gap-2 print:hidden">
          <SendMessageButton person={person} variant="primary" />
          <LinkButton to={to.profile(id)}>{texts.detail.viewProfile}</LinkButton>
        </div>
      </header>
    </>
  )
}

/** Email, phone number and resume once they are read. Their place is kept until then, so that nothing moves. */
function Contact({ person }: { person: Profile }) {
  const contact = useKnownContact(person.id)
  const { isReading, readContact } = useReadContact(person.id)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(heading)
  const isAvailable = contact || person.contact_notice === null
  return (
    <>
      <Section name="contact" heading={heading}>
        <div className="min-h-11">
          {contact ? (
            <dl className="grid grid-cols-2 gap-x-6">
              <ContactEntries profile={contact} />
            </dl>
          ) : person.contact_notice ? (
            <p className="text-soft">{person.contact_notice}</p>
          ) : (
            <Button
              onClick={() => readContact()}
              busy={isReading}
              busyText={texts.detail.loadingContact}
              className="print:hidden"
            >
              {texts.detail.showContact}
            </Button>
          )}
        </div>
      </Section>
      {isAvailable && (
        <Section name="resume">
          {contact ? (
            <ResumeSection profile={contact} isOwner={false} />
          ) : (
            <p className="flex min-h-11 items-center text-soft">{texts.detail.resumeHint}</p>
          )}
        </Section>
      )}
    </>
  )
}
