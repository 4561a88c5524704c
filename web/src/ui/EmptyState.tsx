import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon: LucideIcon
  /** One sentence. */
  text: string
  /** One thing to do about it: a Button or a LinkButton. */
  action?: ReactNode
  /** Makes the sentence the page's heading, where it is all the page says. */
  as?: 'p' | 'h1' | 'h2'
}

/** What stands where a list would be. */
export function EmptyState({ icon: Icon, text, action, as: Text = 'p' }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-12 text-center">
      <Icon size={32} strokeWidth={1.5} aria-hidden className="opacity-40" />
      <Text className={Text === 'p' ? 'text-soft' : 'text-2xl'}>{text}</Text>
      {action}
    </div>
  )
}
