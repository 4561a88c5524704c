import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import type { Education } from './EducationForm.tsx'
import { profileTexts as texts } from './messages.ts'
import { RowSection } from './RowSection.tsx'
import { FormSkeleton, type SectionProps } from './Section.tsx'

// An edit may leave all its texts empty.
const nameOf = ({ major, school_name }: Education) => major || school_name || texts.sections.education

const Form = lazyPart(() => import('./EducationForm.tsx').then((part) => part.EducationForm), FormSkeleton)

export function EducationSection({ profile, isOwner }: SectionProps) {
  return (
    <RowSection
      name="education"
      isOwner={isOwner}
      items={profile.educations}
      nameOf={nameOf}
      Form={Form}
      isEditable
      remove={(id) => call(profileSections.deleteEducation, { params: { id } })}
    >
      {({ major, school_name, degree }) => (
        <>
          <span className="font-semibold">{[major, degree].filter(Boolean).join(', ')}</span>{' '}
          <span className="block text-soft">{school_name}</span>
        </>
      )}
    </RowSection>
  )
}
