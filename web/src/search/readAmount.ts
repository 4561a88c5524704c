import { site } from '../ui/site.ts'

const SEPARATED = [
  // 60,000.50 and 60.000,50; two digits at the end are decimals.
  { pattern: /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/, thousands: ',', decimal: '.' },
  { pattern: /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/, thousands: '.', decimal: ',' },
  { pattern: /^\d+,\d{1,2}$/, thousands: '', decimal: ',' },
]

/** The amount that a text means, as an API takes it: '60000' for '$60,000', '60 000' and '60k'. Other text stays as it is. */
export function readAmount(text: string) {
  const digits = text.replace(site.currencySign.trim(), '').replace(/[\s'’]|\p{Sc}/gu, '')
  const thousands = /^\d+([.,]\d{1,3})?(?=k$)/i.exec(digits)?.[0]
  if (thousands) return String(Math.round(Number(thousands.replace(',', '.')) * 1000))
  const form = SEPARATED.find(({ pattern }) => pattern.test(digits))
  if (form) return digits.replaceAll(form.thousands, '').replace(form.decimal, '.')
  return /^[\d.]+$/.test(digits) ? digits : text.trim()
}
