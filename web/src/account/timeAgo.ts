const DAY = 86_400_000
const UNITS = [
  ['day', DAY],
  ['hour', DAY / 24],
  ['minute', DAY / 1440],
] as const
const formatter = new Intl.RelativeTimeFormat('en')

/** A duration in the largest unit that fits, such as '3 hours ago'; less than a minute is '0 minutes ago'. */
export function timeAgo(milliseconds: number) {
  const [unit, length] = UNITS.find(([, length]) => milliseconds >= length) ?? UNITS[2]
  return formatter.format(-Math.max(0, Math.floor(milliseconds / length)), unit)
}
