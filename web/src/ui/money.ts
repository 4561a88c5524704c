import { site } from './site.ts'

/** 72000 or '72000.00' as '$72,000'; cents only where there are any. Without Intl: server and browser must write the same. */
export function formatAmount(nominal: number | string) {
  const [whole = '', cents = ''] = Number(nominal).toFixed(2).split('.')
  return `${site.currencySign}${inThousands(whole)}${cents === '00' ? '' : `.${cents}`}`
}

const inThousands = (digits: string): string =>
  digits.length > 3 ? `${inThousands(digits.slice(0, -3))},${digits.slice(-3)}` : digits
