/** The value that this share of the sorted values does not exceed (nearest rank); the share is from 0 to 1. */
export function percentile(values: readonly number[], share: number) {
  if (values.length === 0) throw new Error('There is no percentile of nothing.')
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
}

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  if (sorted.length === 0) throw new Error('There is no median of nothing.')
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** How far apart the smallest and the largest are, as a share of the median: 0 is no difference. */
export const spread = (values: readonly number[]) =>
  (Math.max(...values) - Math.min(...values)) / median(values)

export const summarize = (values: readonly number[]) => ({
  p50: percentile(values, 0.5),
  p95: percentile(values, 0.95),
  p99: percentile(values, 0.99),
})
export type Summary = ReturnType<typeof summarize>
