/** 72000 or '72000.00' as '$72,000'; cents only where there are any. Without Intl: server and browser must write the same. */
export function formatAmount(nominal: number | string) {
  const [whole = '', cents = ''] = Number(nominal).toFixed(2).split('.')
  return `$${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${cents === '00' ? '' : `.${cents}`}`
}
