import { expect, test } from './harness/test.ts'
import { findFaults, openJob } from './lighthouse.ts'

test(
  'Lighthouse finds no fault in the board and a job: for assistive technology, search engines, good practice',
  { tag: '@desk' },
  async ({ world: { url } }) => {
    for (const path of ['/', await openJob(url)]) expect.soft(await findFaults(url + path), path).toEqual([])
    expect(await findFaults(`${url}/login/`)).toEqual([expect.stringContaining('is-crawlable')])
  },
)
