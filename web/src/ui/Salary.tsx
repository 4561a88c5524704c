import { formatAmount } from './money.ts'

/** An amount with its period, such as '$72,000 / year'. */
export function Salary({ nominal, period }: { nominal: number | string; period: string }) {
  return (
    <span className="whitespace-nowrap">
      <strong className="font-bold">{formatAmount(nominal)}</strong>{' '}
      <span className="text-soft">{`/ ${period.toLowerCase()}`}</span>
    </span>
  )
}
