import { jobs } from '@guildhall/contract/jobs/endpoints'
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refuse, serve } from '../../test/server.ts'
import { call } from '../api/client.ts'
import { RenderedToday } from '../shell/dehydratedState.ts'
import { useToday } from './useToday.ts'

const ON_DEVICE = new Date('2026-09-01T12:00:00Z')

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: ON_DEVICE }))
afterEach(() => void vi.useRealTimers())

const OnRenderedPage = ({ children }: { children: ReactNode }) => (
  <RenderedToday value="2026-11-24">{children}</RenderedToday>
)
const today = (wrapper?: typeof OnRenderedPage) => renderHook(useToday, { wrapper }).result.current

// In order: what is known of the server's time stays known.
test('until the server has said the time, the day is that of the page, or else of the device', () => {
  expect(today(OnRenderedPage)).toBe('2026-11-24')
  expect(today()).toBe('2026-09-01')
})

test('a response of the server corrects the clock of the device, by which the day advances', async () => {
  const headers = { date: 'Wed, 25 Nov 2026 11:00:00 GMT' }
  serve([refuse(jobs.getJobDetail, 404, 'Job Not Found', { headers })])
  await call(jobs.getJobDetail, { params: { id: '1' } })
  expect([today(OnRenderedPage), today()]).toEqual(['2026-11-24', '2026-11-24'])

  vi.setSystemTime(new Date(ON_DEVICE.getTime() + 2 * 60 * 60 * 1000))
  expect([today(OnRenderedPage), today()]).toEqual(['2026-11-25', '2026-11-25'])
})
