import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { renderAt } from '../../test/render.tsx'
import { ShareButton } from './ShareButton.tsx'

const URL = `${window.location.origin}/jobs/?jobId=60`

async function press() {
  renderAt('/', '/', <ShareButton job={aJob()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
}

/** What the device does when a page shares something. */
function onDeviceWith(share: () => Promise<void>) {
  const shared = vi.fn<(data: ShareData) => Promise<void>>(share)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share: shared }))
  return shared
}

test('a device that can share gets the link of the job', async () => {
  const shared = onDeviceWith(async () => {})
  await press()
  expect(shared).toHaveBeenCalledWith({ title: 'Joiner at Linden Joinery', url: URL })
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('closing the dialog of the device is no error', async () => {
  onDeviceWith(() => Promise.reject(new DOMException('Closed', 'AbortError')))
  await press()
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('elsewhere the link is copied', async () => {
  const user = userEvent.setup()
  renderAt('/', '/', <ShareButton job={aJob()} />)
  await user.click(screen.getByRole('button', { name: 'Share' }))
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(URL)
})

test('a link that cannot be copied is left to the address bar', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  await press()
  expect(await screen.findByText(/^We couldn't share the link/)).toBeVisible()
})
