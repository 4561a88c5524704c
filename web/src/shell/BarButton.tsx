import type { ReactNode } from 'react'

export const BAR_CELL =
  'flex flex-1 flex-col items-center justify-center gap-0.5 text-[11px] text-soft min-[360px]:text-xs'

type BarButtonProps = { icon: ReactNode; label: string; onClick: () => void }

/** A button of the bottom bar that opens a dialog. */
export const BarButton = ({ icon, label, onClick }: BarButtonProps) => (
  <button type="button" aria-haspopup="dialog" onClick={onClick} className={BAR_CELL}>
    {icon}
    {label}
  </button>
)
