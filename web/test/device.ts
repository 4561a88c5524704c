import { vi } from 'vitest'

export type Device = { width: number; height: number; pointer: 'coarse' | 'fine' }

/** Until mocks are restored, the app runs on a device with this screen. */
export function beDevice({ width, height, pointer }: Device) {
  vi.spyOn(window.screen, 'width', 'get').mockReturnValue(width)
  vi.spyOn(window.screen, 'height', 'get').mockReturnValue(height)
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media === `(pointer: ${pointer})`,
      }) as MediaQueryList,
  )
}

export const bePhone = () => beDevice({ width: 390, height: 844, pointer: 'coarse' })

/** Until mocks are restored, the window has room for everything. */
export const beWide = () =>
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.startsWith('(min-width'),
      }) as MediaQueryList,
  )
