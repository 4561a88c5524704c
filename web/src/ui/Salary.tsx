import { formatAmount } from './money.ts'

/** The amount in bold, its period quietly beside it. */
export function Salary({ nominal, period }: { nominal: number | string; period: string }) {
  return (
    <span className="whitespace-nowrap">
      <strong className="font-bold">{formatAmount(nominal)}</strong>{' '}
      <span className="text-soft">/ {period.toLowerCase()}</span>
    </span>
  )
}
