/** A number with its noun: '1 job', '2 jobs'. `plural` is for a noun whose plural has more than an s. */
export const counted = (count: number, noun: string, plural = `${noun}s`) =>
  `${count} ${count === 1 ? noun : plural}`
