import { expect, test } from 'vitest'
import { hostileFiles } from './hostile/files.ts'
import { uploadHostileFiles, uploadMutants } from './hostile/uploadAll.ts'

test(
  'every hostile file is refused, or is harmless as what it is accepted for',
  { timeout: 60_000 },
  async () => {
    const files = await hostileFiles()
    expect(new Set(files.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60)
    const { accepted, refused } = await uploadHostileFiles()
    expect(accepted).toBe(files.filter(({ isValid }) => isValid).length)
    expect(refused).toBeGreaterThanOrEqual(60)
  },
)

// `npm run test:deep` sends 500 of each.
test('mutants of a PDF and of a PNG never make the server fail', { timeout: 60_000 }, async () => {
  const { accepted, refused } = await uploadMutants(50)
  expect(accepted + refused).toBe(200)
  expect(Math.min(accepted, refused)).toBeGreaterThan(5)
})
