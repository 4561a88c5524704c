import type { Profile } from '@guildhall/contract/profile/endpoints'
import type { ReactNode, Ref } from 'react'
import { Card } from '../ui/Card.tsx'
import { profileTexts as texts } from './messages.ts'
import type { SectionName } from './sectionNames.ts'

/** The props of each section of the page. */
export type SectionProps = { profile: Profile; isOwner: boolean }

type SectionCardProps = {
  name: SectionName
  heading?: Ref<HTMLHeadingElement>
  /** Beside the heading. */
  action?: ReactNode
  onPointerEnter?: () => void
  children: ReactNode
}

/** The heading of a section, with the page's anchor, and its content. */
export function Section({ name, heading, action, onPointerEnter, children }: SectionCardProps) {
  return (
    <Card
      as="section"
      onPointerEnter={onPointerEnter}
      id={name}
      aria-labelledby={`${name}-heading`}
      className="px-5 py-3 md:px-6 md:py-4"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <h2 ref={heading} id={`${name}-heading`} tabIndex={-1} className="text-lg font-bold outline-none">
          {texts.sections[name]}
        </h2>
        {action}
      </div>
      {children}
    </Card>
  )
}
