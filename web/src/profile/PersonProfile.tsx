import type { Profile } from '@guildhall/contract/profile/endpoints'
import { Section } from './Section.tsx'
import { useSession } from '../api/session.ts'
import { CompletionCard } from './CompletionCard.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { ResumeSection } from './ResumeSection.tsx'
import { SideMenu } from './SideMenu.tsx'
import { SkillSection } from './SkillSection.tsx'

/** The profile of a person, which its owner edits in place. */
export function PersonProfile({ profile }: { profile: Profile }) {
  const isOwner = useSession()?.userId === profile.id
  const section = { profile, isOwner }
  return (
    <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[176px_minmax(0,1fr)_280px]">
      <div className="lg:col-span-3">
        <ProfileHead {...section} />
      </div>
      <aside className="max-lg:order-first lg:col-start-3 lg:row-start-2">
        {isOwner && <CompletionCard />}
      </aside>
      <SideMenu />
      <div className="space-y-4 lg:col-start-2 lg:row-start-2">
        <SkillSection {...section} />
        <Section name="resume">
          <ResumeSection {...section} />
        </Section>
      </div>
    </div>
  )
}
