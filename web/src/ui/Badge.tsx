/** A count over the corner of an icon; nothing at 0. `label` is what is read instead of the bare number. */
export function Badge({ count, label }: { count: number; label: string }) {
  if (count < 1) return null
  return (
    <span className="pointer-events-none absolute top-0.5 right-0.5 grid h-[18px] min-w-[18px] place-items-center rounded-full bg-bad px-1 text-[11px] leading-none font-bold text-bad-ink">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  )
}
