import type { CompletionItem } from '@guildhall/contract/profile/endpoints'
import { MissingLink } from './MissingLink.tsx'

type MissingListProps = {
  missing: readonly CompletionItem[]
  /** The id of its heading. */
  labelledBy: string
  className: string
}

/** What is missing, with links to where it is added. */
export const MissingList = ({ missing, labelledBy, className }: MissingListProps) => (
  <ul aria-labelledby={labelledBy} className={className}>
    {missing.map((item) => (
      <li key={item} className="flex items-center gap-2.5">
        <span aria-hidden className="size-3.5 shrink-0 rounded-full border-2 border-bad" />
        <MissingLink item={item} className="inline-flex min-h-11 items-center" />
      </li>
    ))}
  </ul>
)
