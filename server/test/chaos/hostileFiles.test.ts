import { expect, test } from 'vitest'
import { uploadMutants } from '../hostile/uploadAll.ts'
import { recordScenario } from './report.ts'

test('500 mutants of a PDF and of a PNG never make the server fail', async () => {
  const { accepted, refused } = await uploadMutants(500)
  expect(accepted + refused).toBe(2000)
  recordScenario('R35', { accepted, refused })
})
