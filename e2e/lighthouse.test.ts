import { expect, test } from './harness/test.ts'
import { findFailedAudits, openJob } from './lighthouse.ts'

test(
  'Lighthouse’s accessibility, best practice and SEO audits pass on the board and a job',
  { tag: '@desktop' },
  async ({ app: { url } }) => {
    for (const path of ['/', await openJob(url)])
      expect.soft(await findFailedAudits(url + path), path).toEqual([])
    expect(await findFailedAudits(`${url}/login/`)).toEqual([expect.stringContaining('is-crawlable')])
  },
)
