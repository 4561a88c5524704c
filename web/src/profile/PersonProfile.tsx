import { missingItems } from '@guildhall/contract/profile/completion'
import { profile as endpoints, type Profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../api/client.ts'
import { type Session, useSession } from '../api/session.ts'
import { BackToApplication } from '../completion/api.ts'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { useAlert } from '../ui/useAlert.ts'
import { CompletionCard } from './CompletionCard.tsx'
import { ContactQuestion } from './ContactQuestion.tsx'
import { profileTexts as texts } from './messages.ts'
import { OpenForms } from './openForms.ts'
import { ProfileHead } from './ProfileHead.tsx'
import { ProfileSections } from './ProfileSections.tsx'
import { ResumeSection } from './ResumeSection.tsx'
import { Ratings } from './Ratings.tsx'
import { Section } from './Section.tsx'
import { SideMenu } from './SideMenu.tsx'
import { useIsProfileLoading } from './useIsProfileLoading.ts'

/** The profile of a person. Its owner edits it in place, or looks at it as a company sees it. */
export function PersonProfile({ profile }: { profile: Profile }) {
  const session = useSession()
  const isOwn = session?.userId === profile.id
  const [isPreview, setPreview] = useState(false)
  const [openForms] = useState(() => new Set<string>())
  const alerts = useAlert()
  const section = { profile, isOwner: isOwn && !isPreview }
  const completion = useQuery({ ...query(endpoints.getCompletion, {}), enabled: isOwn })
  const missing = completion.data?.body.missing ?? missingItems(profile)
  const hiding = useHiding(profile, session, completion.isPending)

  /** The preview unmounts all forms. */
  function switchPreview(next: boolean) {
    if (openForms.size > 0) alerts.show({ severity: 'error', text: texts.isEditing })
    else setPreview(next)
  }
  return (
    <OpenForms value={openForms}>
      {isOwn && <BackToApplication session={session} />}
      <div
        className={cx(
          'flex flex-col gap-6 lg:grid lg:grid-cols-[176px_minmax(0,1fr)_300px] lg:grid-rows-[auto_auto_1fr]',
          hiding,
        )}
      >
        {isOwn && (
          // The preview takes no room.
          <div className={isPreview ? 'contents' : 'space-y-4 lg:col-start-3 lg:row-start-2'}>
            {section.isOwner && <CompletionCard profile={profile} />}
            {section.isOwner && missing.length === 0 && profile.contact_asked === false && (
              <ContactQuestion />
            )}
            <PreviewSwitch isPreview={isPreview} onChange={switchPreview} />
          </div>
        )}
        <div className="lg:col-span-3 lg:row-start-1">
          <ProfileHead {...section} />
        </div>
        <SideMenu />
        <div className="min-w-0 space-y-4 lg:col-start-2 lg:row-span-2 lg:row-start-2">
          <ProfileSections {...section} />
          <Section name="resume">
            <ResumeSection {...section} />
          </Section>
        </div>
        <div className="lg:col-start-3">
          <Ratings userId={profile.id} />
        </div>
      </div>
    </OpenForms>
  )
}

/**
 * Hides the own profile as it was rendered for visitors. That has neither the controls of its owner nor the resume, on
 * which the height of the completion depends, so the page would move when they appear.
 */
function useHiding({ id, email }: Profile, session: Session | null, isCompletionPending: boolean) {
  const isProfileLoading = useIsProfileLoading()
  // An account is a visitor too while the page hydrates.
  if (!session) return 'own-profile:invisible'
  return session.userId === id && email === null && (isProfileLoading || isCompletionPending) && 'invisible'
}

type PreviewSwitchProps = { isPreview: boolean; onChange: (isPreview: boolean) => void }

/** During the preview it is a bar at the bottom of the screen, so that the way back is always there. */
function PreviewSwitch({ isPreview, onChange }: PreviewSwitchProps) {
  return (
    <div className={cx('print:hidden', isPreview && PREVIEW_BAR)}>
      <p role="status" className="font-semibold">
        {isPreview && texts.isPreview}
      </p>
      <Button className={cx(!isPreview && 'w-full')} onClick={() => onChange(!isPreview)}>
        {isPreview ? texts.endPreview : texts.preview}
      </Button>
    </div>
  )
}

const PREVIEW_BAR = `pop fixed inset-x-4 bottom-[calc(var(--bottom-bar)+16px)] z-30 mx-auto flex max-w-[560px] flex-wrap
  items-center justify-between gap-3 px-4 py-3`
