import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { freshFolder } from '../../test/folders.ts'
import { register } from '../../test/registering.ts'
import { anIdentity, freshSocialInstance } from '../../test/socialLogin.ts'
import { openFolder } from '../adapters/files.ts'
import { Refused } from '../platform/http/refusal.ts'

const PICTURE = 'https://pictures.example/marta.png'
const png = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()

async function instanceWithPicture(fetchPicture: (url: string) => Promise<Buffer>) {
  const files = await openFolder(await freshFolder())
  return freshSocialInstance([anIdentity({ picture: PICTURE })], { files, fetchPicture })
}

const pictureOf = async ({ db }: Awaited<ReturnType<typeof instanceWithPicture>>) =>
  (await db.selectFrom('users').select('profile_picture').executeTakeFirstOrThrow()).profile_picture

describe('the picture of a provider', () => {
  test('a new account gets the picture as a file of its own', async () => {
    const fetched: string[] = []
    const instance = await instanceWithPicture(async (url) => {
      fetched.push(url)
      return png()
    })
    await instance.signIn('marta')
    expect(await pictureOf(instance)).toBeNull()
    await instance.workQueue()
    expect(fetched).toEqual([PICTURE])
    const path = await pictureOf(instance)
    const { rawPayload } = await instance.app.inject(path!)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 })

    await instance.signIn('marta')
    await instance.workQueue()
    expect([await pictureOf(instance), fetched.length]).toEqual([path, 1])
  })

  test('an account that existed before keeps its own picture, or none', async () => {
    const instance = await instanceWithPicture(png)
    await instance.newAccount({ email: 'marta@example.com' })
    await instance.signIn('marta')
    await instance.workQueue()
    expect(await pictureOf(instance)).toBeNull()
  })

  test('a picture that its owner chose before or during the download stays', async () => {
    const chosen = '/files/pictures/chosen.webp'
    for (const isDuring of [false, true]) {
      const choose = () => instance.db.updateTable('users').set({ profile_picture: chosen }).execute()
      const instance = await instanceWithPicture(async () => {
        if (isDuring) await choose()
        return png()
      })
      await instance.signIn('marta')
      if (!isDuring) await choose()
      await instance.workQueue()
      expect.soft(await pictureOf(instance), String(isDuring)).toBe(chosen)
    }
  })

  test('an account that was registered and is activated by the login gets the picture, too', async () => {
    const instance = await instanceWithPicture(png)
    await register(instance)
    await instance.signIn('marta')
    await instance.workQueue()
    expect(await pictureOf(instance)).not.toBeNull()
  })

  test('a picture that cannot be stored now is stored by a later attempt', async () => {
    const stored = await openFolder(await freshFolder())
    const outages = [new Error('The disk is full.'), new Refused(503, 'The service is busy.')]
    const files: typeof stored = {
      ...stored,
      async put(...args) {
        const outage = outages.pop()
        if (outage) throw outage
        await stored.put(...args)
      },
    }
    const instance = await freshSocialInstance([anIdentity({ picture: PICTURE })], {
      files,
      fetchPicture: png,
    })
    await instance.signIn('marta')
    for (const isStored of [false, false, true]) {
      await sql`update graphile_worker._private_jobs set run_at = now()`.execute(instance.db)
      await instance.workQueue()
      expect((await pictureOf(instance)) !== null).toBe(isStored)
    }
  })

  test('an account stays without a picture if it cannot be fetched or is not a picture', async () => {
    const fail = async () => {
      throw new Error('The picture is too large.')
    }
    for (const fetchPicture of [fail, async () => Buffer.from('<svg/>')]) {
      const instance = await instanceWithPicture(fetchPicture)
      expect((await instance.signIn('marta')).statusCode).toBe(200)
      await instance.workQueue()
      expect.soft(await pictureOf(instance)).toBeNull()
      expect.soft(await instance.db.selectFrom('dead_letters').selectAll().execute()).toEqual([])
    }
  })
})
