import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { RowSection } from './RowSection.tsx'
import { FormSkeleton, type SectionProps } from './Section.tsx'

const Form = lazyPart(() => import('./LanguageForm.tsx').then((part) => part.LanguageForm), FormSkeleton)

export function LanguageSection({ profile, isOwner }: SectionProps) {
  return (
    <RowSection
      name="language"
      isOwner={isOwner}
      items={profile.languages}
      nameOf={({ language }) => language}
      Form={Form}
      remove={(id) => call(profileSections.deleteLanguage, { params: { id } })}
    >
      {({ language, proficiency }) => (
        <>
          <span className="font-semibold">{language}</span> <span className="text-soft">{proficiency}</span>
        </>
      )}
    </RowSection>
  )
}
