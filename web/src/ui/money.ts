import { site } from './site.ts'

/** 72000 or '72000.00' as '$72,000', with cents only if there are any. Without Intl, whose output can differ between server and browser. */
export function formatAmount(nominal: number | string) {
  const [whole = '', cents = ''] = Number(nominal).toFixed(2).split('.')
  return `${site.currencySign}${groupThousands(whole)}${cents === '00' ? '' : `.${cents}`}`
}

/** 12345 as '12,345'. */
export const formatCount = (count: number) => groupThousands(String(count))

const groupThousands = (digits: string): string =>
  digits.length > 3 ? `${groupThousands(digits.slice(0, -3))},${digits.slice(-3)}` : digits

/** A number with its noun: '1 job', '2 jobs'. `plural` is for a noun whose plural has more than an s. */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${formatCount(count)} ${count === 1 ? noun : plural}`
