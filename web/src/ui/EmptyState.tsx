import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon: LucideIcon
  text: string
  /** A Button or a LinkButton. */
  action?: ReactNode
}

/** Shown in place of an empty list. */
export function EmptyState({ icon: Icon, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <Icon size={32} strokeWidth={1.5} aria-hidden className="opacity-40" />
      <p className="text-soft">{text}</p>
      {action}
    </div>
  )
}
