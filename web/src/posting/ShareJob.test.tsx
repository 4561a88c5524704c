import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { renderAt } from '../../test/render.tsx'
import { ShareJob } from './ShareJob.tsx'

const LINK = 'http://localhost:3000/jobs/?jobId=60'
const open = () => renderAt('/', '/', <ShareJob job={aJob()} />)

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'share')
})

test('where the browser can share, the link is shared with its title, and closing that dialog is no error', async () => {
  const share = vi.fn<typeof navigator.share>(() => Promise.reject(new DOMException('Closed', 'AbortError')))
  Object.assign(navigator, { share })
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Share' }))
  expect(share).toHaveBeenCalledWith({ title: 'Joiner', url: LINK })
  expect(screen.queryByRole('alert')).toBeEmptyDOMElement()
})

test('where it cannot, there is only the link to copy', () => {
  open()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('a link that could not be copied is shown', async () => {
  const user = userEvent.setup()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))
  open()
  await user.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(`We couldn't copy the link: ${LINK}`)).toBeVisible()
})

test('without a clipboard, as over plain HTTP, the link is shown too', async () => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }))
  open()
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByText(`We couldn't copy the link: ${LINK}`)).toBeVisible()
})
