import { formatAmount } from './money.ts'

/** An amount with its period, such as '$72,000 / year': on one line in a row, and otherwise if there is room for it. */
export function Salary({ nominal, period }: { nominal: number | string; period: string }) {
  return (
    <span className="shrink-0">
      <strong className="font-bold">{formatAmount(nominal)}</strong>{' '}
      <span className="whitespace-nowrap text-soft">{`/ ${period.toLowerCase()}`}</span>
    </span>
  )
}
