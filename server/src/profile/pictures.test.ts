import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_ERRORS } from '@guildhall/contract/fileErrors'
import { profile } from '@guildhall/contract/profile/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshFolder } from '../../test/folders.ts'
import { freshInstance } from '../../test/instance.ts'
import { workLater } from '../../test/queues.ts'
import { upload } from '../../test/uploads.ts'
import { openFolder } from '../adapters/files.ts'
import { makePicture } from './picture.ts'

async function instanceWithFiles() {
  const folder = await freshFolder()
  const instance = await freshInstance({ files: await openFolder(folder) })
  return {
    ...instance,
    list: async () => readdir(join(folder, 'pictures')).catch(() => []),
    save: (as: Account, content: Uint8Array | string) =>
      upload(instance, profile.saveImage, { content }, { as }),
  }
}

const RED = { r: 220, g: 20, b: 20 }
const BLUE = { r: 20, g: 20, b: 220 }
const plain = (width: number, height: number, background = RED) =>
  sharp({ create: { width, height, channels: 3, background } })

const FORMATS: [string, (picture: Sharp) => Sharp][] = [
  ['JPEG', (picture) => picture.jpeg()],
  ['PNG', (picture) => picture.png()],
  ['WebP', (picture) => picture.webp()],
  ['AVIF', (picture) => picture.avif({ effort: 0 })],
]

describe('saving a picture', () => {
  test.each(FORMATS)('a picture in %s is stored as a square WebP', async (_, encode) => {
    const instance = await instanceWithFiles()
    const ann = await instance.newAccount()
    const response = await instance.save(ann, await encode(plain(300, 200)).toBuffer())
    expect(response.statusCode).toBe(201)
    const { profile_image } = response.json<{ profile_image: string }>()
    expect(await instance.list()).toEqual([profile_image.split('/').at(-1)])
    const { rawPayload } = await instance.app.inject(profile_image)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })
    const { body } = await instance.call(profile.getProfile, { params: { userId: ann.id } })
    expect(body).toMatchObject({ profile_picture: profile_image })
  })

  test('a picture is turned upright, and loses its metadata and what follows it', async () => {
    const instance = await instanceWithFiles()
    // The left half is red. Orientation 6 means that it is shown on top.
    const halves = plain(400, 400, BLUE).composite([
      { input: await plain(200, 400).png().toBuffer(), left: 0, top: 0 },
    ])
    const jpeg = await halves
      .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')])
    const response = await instance.save(await instance.newAccount(), polyglot)
    const { rawPayload } = await instance.app.inject(response.json<{ profile_image: string }>().profile_image)
    const { exif, orientation, icc, xmp } = await sharp(rawPayload).metadata()
    expect({ exif, orientation, icc, xmp }).toEqual({})
    expect(rawPayload.toString('latin1')).not.toMatch(/script|secret/)
    const [top, bottom] = await Promise.all(
      [10, 500].map((y) =>
        sharp(rawPayload).extract({ left: 250, top: y, width: 1, height: 1 }).removeAlpha().raw().toBuffer(),
      ),
    )
    expect(top![0]).toBeGreaterThan(150)
    expect(bottom![2]).toBeGreaterThan(150)
  })

  test("a company's new picture is soon on its job cards", async () => {
    const instance = await instanceWithFiles()
    const { company } = await instance.newJob()
    const response = await instance.save(company, await plain(100, 100).png().toBuffer())
    const { profile_image } = response.json<{ profile_image: string }>()
    await workLater(instance)
    const { body } = await instance.call(search.searchJobs, { query: {} })
    expect(JSON.stringify(body)).toContain(profile_image)
  })

  test('only pictures of the four formats are decoded', async () => {
    const instance = await instanceWithFiles()
    const ann = await instance.newAccount()
    const heif = await plain(64, 64).avif().toBuffer()
    heif.write('heic', 8)
    for (const content of [
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
      await plain(64, 64).gif().toBuffer(),
      await plain(64, 64).tiff().toBuffer(),
      heif,
      '',
    ]) {
      const response = await instance.save(ann, content)
      expect([response.statusCode, response.json()]).toEqual([415, { error: PICTURE_ERRORS.type }])
    }
    expect(await instance.list()).toEqual([])
  })

  test('eight pictures may be in memory to be decoded, and more are answered 503', async () => {
    const png = await plain(64, 64).png().toBuffer()
    const made = await Promise.allSettled(Array.from({ length: 10 }, () => makePicture(png)))
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
    expect(made.slice(8)).toMatchObject([{ reason: { status: 503 } }, { reason: { status: 503 } }])
  })

  test('a damaged picture, and one with too many pixels, is refused', async () => {
    const instance = await instanceWithFiles()
    const ann = await instance.newAccount()
    const png = await plain(300, 300).png().toBuffer()
    const huge = (encode: (picture: Sharp) => Sharp, width: number, height: number) =>
      encode(plain(width, height)).toBuffer()
    for (const [content, error] of [
      [png.subarray(0, png.length / 2), PICTURE_ERRORS.broken],
      [png.subarray(0, 8), PICTURE_ERRORS.broken],
      [await huge((picture) => picture.png(), 8000, 5001), PICTURE_ERRORS.pixels],
      [await huge((picture) => picture.jpeg(), 8000, 5001), PICTURE_ERRORS.pixels],
      [await huge((picture) => picture.avif({ effort: 0 }), 5000, 2001), PICTURE_ERRORS.pixels],
    ] as const) {
      const response = await instance.save(ann, content)
      expect([response.statusCode, response.json()]).toEqual([400, { error }])
    }
    expect(await instance.list()).toEqual([])
    const largest = await huge((picture) => picture.jpeg(), 8000, 5000)
    expect((await instance.save(ann, largest)).statusCode).toBe(201)
  })
})
