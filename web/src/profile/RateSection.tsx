import { lazyPart } from '../ui/lazyPart.tsx'
import { Salary } from '../ui/Salary.tsx'
import { profileTexts as texts } from './messages.ts'
import { RowSection } from './RowSection.tsx'
import { FormSkeleton, type SectionProps } from './Section.tsx'

const Form = lazyPart(() => import('./RateForm.tsx').then((part) => part.RateForm), FormSkeleton)

/** A person has one rate at most. */
export function RateSection({ profile: { expectedsalary: rate }, isOwner }: SectionProps) {
  return (
    <RowSection
      name="rate"
      isOwner={isOwner}
      items={rate ? [{ id: 1, ...rate }] : []}
      nameOf={() => texts.sections.rate}
      Form={Form}
      canAdd={!rate}
      isEditable
    >
      {({ nominal, paid_period }) => <Salary nominal={nominal} period={paid_period} />}
    </RowSection>
  )
}
