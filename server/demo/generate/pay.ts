import type { Chance } from '../random.ts'
import type { Level, Role } from './roles/role.ts'
import type { DemoJob, EmploymentType } from '../types.ts'

const BY_LEVEL: Record<Level, number> = { junior: 0.76, mid: 1, senior: 1.34 }
const HOURS_A_YEAR = 1880

type Terms = { role: Role; level: Level; payLevel: number; type: EmploymentType }

/** The salary by hour, month or year, rounded. */
export function payOf(chance: Chance, { role, level, payLevel, type }: Terms): DemoJob['salary'] {
  const yearly = role.pay * BY_LEVEL[level] * payLevel * (0.93 + chance.between(0, 14) / 100)
  if (type === 'Internship') return amount((yearly * 0.45) / 12, 10, 'Month')
  if (type === 'Freelance') return amount((yearly * 1.6) / HOURS_A_YEAR, 1, 'Hour')
  if (type === 'Part-time' || type === 'Temporary') return amount(yearly / HOURS_A_YEAR, 0.1, 'Hour')
  return payLevel < 0.5 || chance.happens(0.25)
    ? amount(yearly / 12, 10, 'Month')
    : amount(yearly, 500, 'Year')
}

const amount = (value: number, step: number, paid_period: DemoJob['salary']['paid_period']) => ({
  nominal: (Math.round(value / step) * step).toFixed(2),
  paid_period,
})
