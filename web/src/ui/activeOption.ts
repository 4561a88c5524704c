/**
 * Where the highlight of a list goes on a key: -1 is none, the ends wrap around. Home and End belong to the
 * text until an option is highlighted. Null when the key does not move it.
 */
export function moveActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (active + 1) % count
  if (key === 'ArrowUp') return active <= 0 ? count - 1 : active - 1
  if (key === 'Home' && active >= 0) return 0
  if (key === 'End' && active >= 0) return count - 1
  return null
}
