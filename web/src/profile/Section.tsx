import type { Profile } from '@guildhall/contract/profile/endpoints'
import { createContext, type ReactNode, type Ref, use } from 'react'
import { Card } from '../ui/Card.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { profileTexts as texts } from './messages.ts'
import type { SectionName } from './sectionNames.ts'

/** The props of each section of a profile. */
export type SectionProps = { profile: Profile; isOwner: boolean }

/** Whether the sections are parts of a detail beside a list. On the page of a profile each is a card of its own. */
export const IsDetail = createContext(false)

type SectionCardProps = {
  name: SectionName | 'contact' | 'ratings'
  /** Beside the name. */
  count?: number
  heading?: Ref<HTMLHeadingElement>
  /** Beside the heading. */
  action?: ReactNode
  onPointerEnter?: () => void
  children: ReactNode
}

/** While the code of a form loads. */
export const FormSkeleton = () => <Skeleton className="my-4 h-44" />

/** The heading of a section, with the page's anchor, and its content. */
export function Section({ name, count, heading, action, onPointerEnter, children }: SectionCardProps) {
  const isDetail = use(IsDetail)
  const Heading = isDetail ? 'h3' : 'h2'
  const frame = {
    id: name,
    'aria-labelledby': `${name}-heading`,
    onPointerEnter,
    children: (
      <>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
          <Heading
            ref={heading}
            id={`${name}-heading`}
            tabIndex={-1}
            className="text-lg font-bold outline-none"
          >
            {texts.sections[name]}
            {count !== undefined && <span className="ml-2 font-normal text-soft tabular-nums">{count}</span>}
          </Heading>
          {action}
        </div>
        {children}
      </>
    ),
  }
  if (isDetail) return <section {...frame} className="border-t border-line py-3" />
  return <Card as="section" {...frame} className="px-5 py-3 md:px-6 md:py-4" />
}
