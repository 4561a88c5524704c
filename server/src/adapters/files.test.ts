import type { ReadStream } from 'node:fs'
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { freshFolder } from '../../test/folders.ts'
import { freshInstance } from '../../test/instance.ts'
import { isMissing, openFolder } from './files.ts'
import { picturePath, pictureKey } from './pictures.ts'

const NAME = 'abcdefghijklmnopqrst-_'
const BYTES = Uint8Array.from({ length: 5000 }, (_, i) => i % 256)

describe('files', () => {
  test('a file is read as it was written, and a new one replaces it', async () => {
    const folder = await freshFolder()
    const files = await openFolder(folder)
    await files.put('pictures/one.webp', BYTES)
    expect(Buffer.from(await files.getBytes('pictures/one.webp'))).toEqual(Buffer.from(BYTES))
    await files.put('pictures/one.webp', 'newer')
    expect(await readFile(join(folder, 'pictures/one.webp'), 'utf8')).toBe('newer')
  })

  test('a range of a file is read without the bytes around it', async () => {
    const files = await openFolder(await freshFolder())
    await files.put('resumes/cv.pdf', Buffer.alloc(5_000_000, 'x'))
    const stream = (await files.getRange('resumes/cv.pdf', {
      start: 4_000_000,
      end: 4_000_000,
    })) as ReadStream
    expect(await stream.toArray()).toEqual([Buffer.from('x')])
    expect(stream.bytesRead).toBe(1)
  })

  test('a range of a missing file is reported as missing', async () => {
    const files = await openFolder(await freshFolder())
    const error = await files
      .getRange('resumes/cv.pdf', { start: 0, end: 0 })
      .catch((error: unknown) => error)
    expect(isMissing(error)).toBe(true)
  })

  test('a reader always sees one complete file of several written concurrently', async () => {
    const folder = await freshFolder()
    const files = await openFolder(folder)
    const contents = Array.from({ length: 20 }, (_, i) => String(i % 10).repeat(100_000))
    const writing = Promise.all(contents.map((content) => files.put('resumes/deep/down/cv.pdf', content)))
    let isWriting = true
    void writing.finally(() => (isWriting = false))
    while (isWriting) {
      const content = await readFile(join(folder, 'resumes/deep/down/cv.pdf'), 'utf8').catch(
        () => contents[0]!,
      )
      expect(content).toHaveLength(100_000)
      expect(new Set(content).size).toBe(1)
    }
    await writing
    expect(await readdir(join(folder, '.drafts'))).toEqual([])
  })

  test('a failed write leaves the previous file and no draft', async () => {
    const folder = await freshFolder()
    const files = await openFolder(folder)
    await mkdir(join(folder, 'pictures/one.webp/in-the-way'), { recursive: true })
    await expect(files.put('pictures/one.webp', BYTES)).rejects.toThrow('pictures/one.webp')
    expect(await readdir(join(folder, '.drafts'))).toEqual([])
  })

  test('old drafts of a killed server are deleted, and recent ones are kept', async () => {
    const folder = await freshFolder()
    await mkdir(join(folder, '.drafts'))
    await writeFile(join(folder, '.drafts/old'), 'half')
    await writeFile(join(folder, '.drafts/recent'), 'half')
    const longAgo = new Date(Date.now() - 2 * 3_600_000)
    await utimes(join(folder, '.drafts/old'), longAgo, longAgo)
    await (await openFolder(folder)).deleteOldDrafts()
    expect(await readdir(join(folder, '.drafts'))).toEqual(['recent'])
  })
})

describe('pictures', () => {
  test('a picture is served at its path, immutable and sandboxed', async () => {
    const files = await openFolder(await freshFolder())
    const { app } = await freshInstance({ files })
    await files.put(pictureKey(NAME), BYTES)
    const { statusCode, headers, rawPayload } = await app.inject(picturePath(NAME))
    expect(statusCode).toBe(200)
    expect(rawPayload).toEqual(Buffer.from(BYTES))
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
  })

  test('nothing but pictures is served: no list, no other file, no invalid name', async () => {
    const files = await openFolder(await freshFolder())
    const { app } = await freshInstance({ files })
    await files.put(pictureKey(NAME), BYTES)
    await files.put(`resumes/${NAME}.pdf`, 'secret')
    await files.put('pictures/short.webp', 'secret')
    await files.put(`pictures/${NAME}.pdf`, 'secret')
    for (const path of [
      '/files',
      '/files/',
      '/files/pictures/',
      '/files/pictures/short.webp',
      `/files/pictures/${NAME}.pdf`,
      `/files/pictures/${NAME.toUpperCase()}.webp`,
      `/files/pictures/${NAME}.webp%00`,
      `/files/pictures/..%2Fresumes%2F${NAME}.pdf`,
      '/files/.drafts/',
    ]) {
      const { statusCode, payload } = await app.inject(path)
      expect.soft(statusCode, path).toBe(404)
      expect.soft(payload, path).not.toContain('secret')
    }
  })

  test("a picture that can't be read is an error and not a missing one", async () => {
    const folder = await freshFolder()
    const { app } = await freshInstance({ files: await openFolder(folder) })
    await mkdir(join(folder, pictureKey(NAME)), { recursive: true })
    expect((await app.inject(picturePath(NAME))).statusCode).toBe(500)
  })
})
