import { screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { beDevice, type Device } from '../../test/device.ts'
import { renderAt, signIn } from '../../test/render.tsx'
import { to } from '../to.ts'
import { mobileGuard } from './mobileGuard.tsx'

const NOT_ON_MOBILE =
  'You can not access this page on mobile device. Please use larger device at the moment. Wait for next release.'

function openOn(device: Device) {
  beDevice(device)
  signIn('company')
  const Guard = mobileGuard({ label: 'Company profile', to: ({ userId }) => to.companyProfile(userId) })
  renderAt('/page/', '/page/', <Guard>The page</Guard>)
}

afterEach(() => void vi.restoreAllMocks())

describe('a small screen used with a finger is a phone', () => {
  test.each<Device>([
    { width: 390, height: 844, pointer: 'coarse' },
    { width: 844, height: 390, pointer: 'coarse' },
    { width: 767, height: 1024, pointer: 'coarse' },
  ])('%o', async (device) => {
    openOn(device)

    expect(await screen.findByRole('heading', { name: NOT_ON_MOBILE })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Company profile' })).toHaveAttribute(
      'href',
      '/profile/company/?id=7',
    )
    expect(screen.queryByText('The page')).toBeNull()
  })
})

describe('everything else is shown the page', () => {
  test.each<Device>([
    { width: 1280, height: 720, pointer: 'fine' },
    { width: 390, height: 844, pointer: 'fine' },
    { width: 768, height: 1024, pointer: 'coarse' },
    { width: 1440, height: 900, pointer: 'fine' },
  ])('%o', (device) => {
    openOn(device)

    expect(screen.getByText('The page')).toBeVisible()
    expect(screen.queryByRole('heading')).toBeNull()
  })
})
