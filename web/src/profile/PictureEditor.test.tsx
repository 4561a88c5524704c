import { profile } from '@guildhall/contract/profile/endpoints'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { aCompany } from '../../test/aCompany.ts'
import { answer, hold, inBrowser, type Prepared, refuse, renderAt, signIn } from '../../test/render.tsx'
import { query } from '../api/client.ts'
import { currentSession } from '../api/storedSession.ts'
import { PictureEditor } from './PictureEditor.tsx'

const saved = answer(profile.saveImage, {
  status: 201,
  body: { success: 'Picture saved', profile_image: '/files/pictures/new.webp' },
})

/** The source square of the last call of drawImage: x, y and its side. */
let source: number[] = []

const closePicture = vi.fn<() => void>()

/** Encoding a picture takes until then. */
let encoded = Promise.resolve()

// jsdom decodes and draws no pictures.
beforeEach(() => {
  signIn('personal')
  closePicture.mockReset()
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    if (file.name === 'broken.png') throw new DOMException('Not a picture', 'InvalidStateError')
    return { width: 3000, height: 2000, close: closePicture }
  })
  const context = {
    clearRect() {},
    drawImage: (_: unknown, x: number, y: number, side: number) => (source = [x, y, side]),
  }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  encoded = Promise.resolve()
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(async function (
    this: HTMLCanvasElement,
    callback,
  ) {
    await encoded
    callback(new Blob([`${this.width} x ${this.height}`], { type: 'image/webp' }))
  })
})
afterEach(() => void vi.restoreAllMocks())

const user = userEvent.setup({ applyAccept: false })
const owner = aCompany({ id: 7, user_type: 'personal', name: 'Maria Lopez' })

function open(...prepared: Prepared[]) {
  return renderAt('/', '/', <PictureEditor profile={owner} />, prepared)
}
const choose = (file = new File(['pixels'], 'me.png', { type: 'image/png' })) =>
  user.upload(screen.getByLabelText('Change picture'), file)
const cropper = () => screen.findByRole('application', { name: 'Position of the picture' })
const save = () => user.click(screen.getByRole('button', { name: 'Save picture' }))

describe('choosing', () => {
  test.each([
    [
      'of another type',
      new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }),
      'Please choose a JPEG, PNG, WebP or AVIF picture.',
    ],
    ['that is empty', new File([], 'me.png', { type: 'image/png' }), 'This file is empty.'],
    [
      'over 5 MB',
      new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'me.png', { type: 'image/png' }),
      'This file is larger than 5 MB. Please choose a smaller one.',
    ],
    [
      'that the browser cannot decode',
      new File(['x'], 'broken.png', { type: 'image/png' }),
      "This browser can't read the picture. Please choose another one.",
    ],
  ])('a file %s shows why, and nothing opens', async (_, file, message) => {
    open()
    await choose(file)

    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Change picture')).toHaveAccessibleDescription(message)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('another file removes the message', async () => {
    open()
    await choose(new File([], 'me.png', { type: 'image/png' }))
    await screen.findByText('This file is empty.')
    await choose()

    expect(await screen.findByRole('dialog', { name: 'Crop your picture' })).toBeVisible()
    expect(screen.queryByText('This file is empty.')).toBeNull()
  })
})

describe('cropping', () => {
  test('starts with the largest square in the middle', async () => {
    open()
    await choose()
    await cropper()

    expect(source).toEqual([500, 0, 2000])
  })

  test('starts with the focus on the picture', async () => {
    open()
    await choose()
    const picture = await cropper()

    await waitFor(() => expect(picture).toHaveFocus())
  })

  test('the arrow keys move the picture, up to its edge', async () => {
    open()
    await choose()
    focus(await cropper())
    await user.keyboard('{ArrowRight}')
    expect(source).toEqual([400, 0, 2000])

    await user.keyboard('{ArrowLeft>20/}')
    expect(source).toEqual([1000, 0, 2000])
  })

  test('the slider zooms about the middle, and the arrow keys then reach the top', async () => {
    open()
    await choose()
    const picture = await cropper()
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
    expect(source).toEqual([1000, 500, 1000])

    focus(picture)
    await user.keyboard('{ArrowUp}')
    expect(source).toEqual([1000, 550, 1000])
    await user.keyboard('{ArrowDown>20/}')
    expect(source).toEqual([1000, 0, 1000])
  })

  test('the pointer drags the picture', async () => {
    open()
    await choose()
    const picture = await cropper()
    picture.setPointerCapture = () => {}
    picture.getBoundingClientRect = () => ({ width: 200 }) as DOMRect
    fireEvent.pointerDown(picture, { clientX: 100, clientY: 100 })
    fireEvent.pointerMove(picture, { clientX: 90, clientY: 120, buttons: 1 })
    expect(source).toEqual([600, 0, 2000])

    fireEvent.pointerMove(picture, { clientX: 50, clientY: 120, buttons: 0 })
    expect(source).toEqual([600, 0, 2000])
  })

  test('Cancel sends nothing', async () => {
    const { requests } = open()
    await choose()
    await cropper()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests).toEqual([])
  })

  test('the memory of the picture is freed when the dialog closes', async () => {
    open()
    await choose()
    await cropper()
    expect(closePicture).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))

    await waitFor(() => expect(closePicture).toHaveBeenCalledOnce())
    await choose()
    expect(await cropper()).toBeVisible()
  })

  test('keeps the picture when a development build mounts the dialog twice', async () => {
    renderAt('/', '/', <PictureEditor profile={owner} />, [], inStrictMode)
    await choose()

    expect(await cropper()).toBeVisible()
    expect(closePicture).not.toHaveBeenCalled()
  })
})

describe('saving', () => {
  test('sends the square with 1024 pixels, and the session has the new picture', async () => {
    const { requests } = open(saved)
    await choose()
    await cropper()
    await save()

    expect(await screen.findByRole('status')).toHaveTextContent('Picture saved')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const { image } = requests[0]!.body as { image: File }
    expect(image.type).toBe('image/webp')
    expect(await image.text()).toBe('1024 x 1024')
    expect(currentSession()?.profilePicture).toBe('/files/pictures/new.webp')
    expect(localStorage.profile_picture).toBe('/files/pictures/new.webp')
  })

  test('reloads the profile once', async () => {
    const shown = answer(profile.getProfile, { status: 200, body: owner })
    function Page() {
      useQuery(query(profile.getProfile, { params: { userId: '7' } }))
      return <PictureEditor profile={owner} />
    }
    const { requests } = renderAt('/', '/', <Page />, [shown, saved])
    await choose()
    await cropper()
    await save()

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests.map(({ url }) => url)).toEqual([
      '/api/user/profile/7/',
      profile.saveImage.path,
      '/api/user/profile/7/',
    ])
  })

  test('shows the progress and can be cancelled', async () => {
    const { held, release } = hold(saved)
    open(held)
    await choose()
    await cropper()
    await save()

    expect(await screen.findByRole('progressbar', { name: 'Uploading the picture' })).toHaveAttribute(
      'value',
      '0.5',
    )
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await act(async () => release())

    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('button', { name: 'Save picture' })).not.toHaveAttribute('aria-disabled')
    expect(currentSession()?.profilePicture).toBeNull()
  })

  test('uploads once after a double click', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    encoded = promise
    const { requests } = open(saved)
    await choose()
    await cropper()
    await user.dblClick(screen.getByRole('button', { name: 'Save picture' }))
    resolve()

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests).toHaveLength(1)
  })

  test.each(['Cancel', 'Close'])('%s sends nothing while the picture is encoded', async (button) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    encoded = promise
    const { requests } = open()
    await choose()
    await cropper()
    await save()
    await user.click(screen.getByRole('button', { name: button }))
    await act(async () => resolve())

    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(requests).toEqual([])
  })

  test('a failure keeps the crop, which is sent again', async () => {
    open(refuse(profile.saveImage, 503, 'Please come back in a minute'), saved)
    await choose()
    focus(await cropper())
    await user.keyboard('{ArrowRight}')
    await save()
    expect((await screen.findAllByText('Please come back in a minute'))[0]).toBeVisible()

    await user.click(screen.getByRole('button', { name: 'Try again' }))

    await waitFor(() => expect(currentSession()?.profilePicture).toBe('/files/pictures/new.webp'))
    expect(source).toEqual([400, 0, 2000])
  })
})

const inStrictMode: typeof inBrowser = (url, content) => <StrictMode>{inBrowser(url, content)}</StrictMode>

const focus = (element: HTMLElement) => element.focus()
