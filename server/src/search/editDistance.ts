type Distance = { edits: number; cells: number }

// Three rows of the table, used again for each pair: making them took longer than filling them.
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)]

/**
 * Letters to insert, delete, replace or swap with their neighbor (optimal string alignment): `limit + 1` where it is
 * more than the limit. Only the cells of the table that can lead to so few edits are computed, and counted.
 */
export function distanceWithin(limit: number, a: string, b: string): Distance {
  const over = limit + 1
  if (Math.abs(a.length - b.length) > limit) return { edits: over, cells: 0 }
  if (b.length >= rows[0]!.length) rows = rows.map(() => new Uint16Array(2 * b.length))
  let [beforeLast, last, row] = rows as [Uint16Array, Uint16Array, Uint16Array]
  for (let j = 0; j <= b.length; j++) last[j] = Math.min(j, over)
  let lastMin = 0
  let cells = 0
  for (let i = 1; i <= a.length; i++) {
    const start = Math.max(1, i - limit)
    const end = Math.min(b.length, i + limit)
    row[start - 1] = start === 1 ? Math.min(i, over) : over
    let min = row[start - 1]!
    for (let j = start; j <= end; j++) {
      const replaced = last[j - 1]! + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1)
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, replaced, over)
      if (isSwap(a, i, b, j)) edits = Math.min(edits, beforeLast[j - 2]! + 1)
      row[j] = edits
      if (edits < min) min = edits
    }
    // The next row looks one cell further.
    if (end < b.length) row[end + 1] = over
    cells += end - start + 1
    // A swap leads over a row: both must be beyond the limit.
    if (min > limit && lastMin >= limit) return { edits: over, cells }
    lastMin = min
    ;[beforeLast, last, row] = [last, row, beforeLast]
  }
  return { edits: last[b.length]!, cells }
}

const isSwap = (a: string, i: number, b: string, j: number) =>
  i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
