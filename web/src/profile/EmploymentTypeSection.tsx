import { profileSections } from '@guildhall/contract/profile/sections'
import { call } from '../api/client.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { RowSection } from './RowSection.tsx'
import { FormSkeleton, type SectionProps } from './Section.tsx'

const Form = lazyPart(
  () => import('./EmploymentTypeForm.tsx').then((part) => part.EmploymentTypeForm),
  FormSkeleton,
)

export function EmploymentTypeSection({ profile, isOwner }: SectionProps) {
  return (
    <RowSection
      name="emp-type"
      isOwner={isOwner}
      items={profile.useremploymenttype}
      nameOf={({ employment_type }) => employment_type.type}
      Form={Form}
      remove={(id) => call(profileSections.deleteEmploymentType, { params: { id } })}
    >
      {({ employment_type }) => <span className="font-semibold">{employment_type.type}</span>}
    </RowSection>
  )
}
