import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

const TONES = {
  success: { Icon: CircleCheck, className: 'bg-brand-soft', icon: 'text-brand', role: 'status' },
  error: { Icon: CircleAlert, className: 'bg-bad-soft', icon: 'text-bad', role: 'alert' },
  info: { Icon: Info, className: 'bg-sunk', icon: 'text-soft', role: undefined },
} as const

/** A message that stays on the page, such as the reason why a form was rejected. */
export function Notice({ tone, children }: { tone: keyof typeof TONES; children: ReactNode }) {
  const { Icon, className, icon, role } = TONES[tone]
  return (
    <div role={role} className={cx('flex gap-2.5 rounded-control px-3.5 py-3', className)}>
      <Icon size={20} aria-hidden className={cx('mt-0.5 shrink-0', icon)} />
      <div className="min-w-0 flex-1 space-y-2">{children}</div>
    </div>
  )
}
