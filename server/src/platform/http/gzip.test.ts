import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createCompressor } from './gzip.ts'

const lines = (word: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${word} ${i}\n`).join('')

test('documents compressed with a shared part are restored exactly', () => {
  const middles = ['', 'x', 'Zürich – 東京', lines('color', 10_000)]
  const parts = ['', '<title>Bäcker · 🥖</title>', lines('color', 500), lines('job', 10_000)]
  for (const middle of middles) {
    const { compress, join } = createCompressor(middle)
    for (const start of parts)
      for (const end of parts) {
        const document = join(compress({ start, end }))
        expect(gunzipSync(document).toString() === start + middle + end).toBe(true)
      }
  }
})

test('what is in the shared part is not compressed again', () => {
  const words = Array.from({ length: 2_000 }, (_, i) => ((i * 2654435761) % 2 ** 32).toString(36)).join(' ')
  const { compress } = createCompressor(words)
  expect(compress({ start: '', end: words }).end.length).toBeLessThan(words.length / 20)
})
