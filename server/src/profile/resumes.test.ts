import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CONTACT_NOTICES, CONTACTS_A_DAY, profile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import { describe, expect, test, vi, onTestFinished } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshFolder } from '../../test/folders.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { shareContact } from '../../test/people.ts'
import { aPdf, uploadResume } from '../../test/uploads.ts'
import type { AppOptions } from '../app.ts'
import { openFolder } from '../adapters/files.ts'

/** An instance with a folder of files. */
async function instanceWithFiles(over: Partial<AppOptions> = {}) {
  const folder = await freshFolder()
  const instance = await freshInstance({ files: await openFolder(folder), ...over })
  const list = async () => (await readdir(join(folder, 'resumes')).catch(() => [])).sort()
  return { ...instance, folder, list }
}

const find = (instance: TestInstance, { id }: Account, as?: Account) =>
  instance.call(profile.getResume, { params: { userId: id } }, as)

/** The signed path of a resume. */
async function signed(instance: TestInstance, of: Account, as = of) {
  const { status, body } = await find(instance, of, as)
  expect(status).toBe(200)
  return (body as { resume: string }).resume
}

describe('saving a resume', () => {
  test('a resume is stored under a random name and read back as it was', async () => {
    const instance = await instanceWithFiles()
    const ann = await instance.newAccount()
    const pdf = await aPdf()
    const response = await uploadResume(instance, ann, { content: pdf }, 'Ann Bäcker: CV.PDF')
    expect(response.statusCode).toBe(201)
    const { resume } = response.json<{ resume: string }>()
    expect(resume).toMatch(/^\/files\/resumes\/[\w-]{22}\/Ann%20B%C3%A4cker%20CV\.pdf$/)
    expect(await instance.list()).toEqual([`${resume.split('/')[3]}.pdf`])

    const { body } = await find(instance, ann, ann)
    expect(body).toMatchObject({ name: 'Ann Bäcker CV.pdf', size: pdf.length })
    const served = await instance.app.inject((body as { resume: string }).resume)
    expect(served.statusCode).toBe(200)
    expect(served.rawPayload).toEqual(pdf)
    const own = await instance.call(profile.getProfile, { params: { userId: ann.id } }, ann)
    expect(own.body).toMatchObject({ resume })
  })

  test('a new resume replaces the old one, whose file is deleted', async () => {
    const instance = await instanceWithFiles()
    const ann = await instance.newAccount()
    await uploadResume(instance, ann, { content: await aPdf('old') })
    const old = await signed(instance, ann)
    const pdf = await aPdf('new')
    await uploadResume(instance, ann, { content: pdf })
    expect(await instance.list()).toHaveLength(1)
    expect((await instance.app.inject(old)).statusCode).toBe(404)
    expect((await instance.app.inject(await signed(instance, ann))).rawPayload).toEqual(pdf)
  })

  test("a resume that can't be stored answers 503, and the old one is still served", async () => {
    const instance = await instanceWithFiles()
    const ann = await instance.newAccount()
    await uploadResume(instance, ann, { content: await aPdf() })
    await rm(join(instance.folder, '.drafts'), { recursive: true })
    await writeFile(join(instance.folder, '.drafts'), 'in the way')
    const response = await uploadResume(instance, ann, { content: await aPdf() })
    expect(response.statusCode).toBe(503)
    expect(response.headers).toHaveProperty('retry-after')
    expect(await instance.list()).toHaveLength(1)
    expect((await instance.app.inject(await signed(instance, ann))).statusCode).toBe(200)
  })

  test('concurrent uploads leave one file, that of the profile', async () => {
    const instance = await instanceWithFiles()
    const ann = await instance.newAccount()
    const pdf = await aPdf()
    await Promise.all(Array.from({ length: 20 }, () => uploadResume(instance, ann, { content: pdf })))
    expect(await instance.list()).toHaveLength(1)
    expect((await instance.app.inject(await signed(instance, ann))).statusCode).toBe(200)
  })

  test('a resume is for personal accounts, and visitors are asked to log in', async () => {
    const instance = await instanceWithFiles()
    const file = { content: await aPdf() }
    expect((await uploadResume(instance, await instance.newCompany(), file)).statusCode).toBe(403)
    expect((await uploadResume(instance, { access: 'x' } as Account, file)).statusCode).toBe(401)
    expect(await instance.list()).toEqual([])
  })

  test('a resume is limited to 20 uploads a day', async () => {
    const instance = await instanceWithFiles({ rateLimits: true })
    const ann = await instance.newAccount()
    const pdf = await aPdf()
    for (let n = 1; n <= 20; n += 1)
      expect((await uploadResume(instance, ann, { content: pdf })).statusCode).toBe(201)
    expect((await uploadResume(instance, ann, { content: pdf })).statusCode).toBe(429)
  })
})

describe('deleting a resume', () => {
  test('a deleted resume is gone from the profile and from the folder', async () => {
    const instance = await instanceWithFiles()
    const ann = await instance.newAccount()
    await uploadResume(instance, ann, { content: await aPdf() })
    const path = await signed(instance, ann)
    expect(await instance.call(profile.deleteResume, {}, ann)).toEqual({
      status: 200,
      body: { success: 'Resume deleted' },
    })
    expect(await instance.list()).toEqual([])
    expect((await instance.app.inject(path)).statusCode).toBe(404)
    expect(await find(instance, ann, ann)).toMatchObject({ status: 404 })
    expect(await instance.call(profile.deleteResume, {}, ann)).toMatchObject({ status: 404 })
  })
})

const GONE = { status: 404, body: { error: 'This resume is no longer available.' } }

describe('reading a resume', () => {
  test('a resume is readable for its owner and companies that may read the contact data', async () => {
    const instance = await instanceWithFiles()
    const [ann, bob] = [await instance.newAccount(), await instance.newAccount()]
    const company = await instance.newCompany()
    await uploadResume(instance, ann, { content: await aPdf() })
    const statuses = async () =>
      Promise.all(
        [ann, company, bob, undefined].map(async (as) => {
          const response = await instance.send(profile.getResume, { params: { userId: ann.id } }, { as })
          return response.statusCode
        }),
      )
    expect(await statuses()).toEqual([200, 404, 404, 401])
    expect(await find(instance, ann, company)).toEqual(GONE)
    expect(await find(instance, ann, bob)).toEqual(GONE)
    await shareContact(instance, ann)
    expect(await statuses()).toEqual([200, 200, 404, 401])
  })

  test('a resume counts as a contact, and answers 429 over the limit of the day', async () => {
    const instance = await instanceWithFiles()
    const [ann, bob, reader] = [
      await instance.newAccount(),
      await instance.newAccount(),
      await instance.newCompany(),
    ]
    for (const owner of [ann, bob]) {
      await uploadResume(instance, owner, { content: await aPdf() })
      await shareContact(instance, owner)
    }
    await sql`insert into contact_reads (user_id, profile_id)
      select ${reader.id}, 1000000 + n from generate_series(1, ${CONTACTS_A_DAY.company - 1}) as n`.execute(
      instance.db,
    )
    for (let n = 0; n < 2; n += 1) expect((await find(instance, ann, reader)).status).toBe(200)
    const response = await instance.send(profile.getResume, { params: { userId: bob.id } }, { as: reader })
    expect(response.statusCode).toBe(429)
    expect(response.json()).toEqual({ error: CONTACT_NOTICES.company })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect((await find(instance, bob, bob)).status).toBe(200)
  })

  test('a missing resume, an unknown account and an inactive one answer 404', async () => {
    const instance = await instanceWithFiles()
    const [ann, reader] = [await instance.newAccount(), await instance.newCompany()]
    await shareContact(instance, ann)
    expect(await find(instance, ann, reader)).toEqual(GONE)
    expect(await find(instance, { ...ann, id: 999_999 }, reader)).toMatchObject({ status: 404 })
    await uploadResume(instance, ann, { content: await aPdf() })
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', ann.id).execute()
    expect(await find(instance, ann, reader)).toMatchObject({ status: 404 })
  })
})

describe('serving a resume', () => {
  test('a resume is sandboxed, private and shown or saved under its name', async () => {
    const instance = await instanceWithFiles()
    const ann = await instance.newAccount()
    await uploadResume(instance, ann, { content: await aPdf() }, 'Ann "Ä"\u202e\r\nSet-Cookie')
    const path = await signed(instance, ann)
    const { headers } = await instance.app.inject(path)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    })
    expect(headers).not.toHaveProperty('set-cookie')
    const name = `filename="Ann ? Set-Cookie.pdf"; filename*=UTF-8''Ann%20%C3%84%20Set-Cookie.pdf`
    expect(headers['content-disposition']).toBe(`inline; ${name}`)
    const saved = await instance.app.inject(`${path}&download=1`)
    expect(saved.headers['content-disposition']).toBe(`attachment; ${name}`)
  })

  test('a part of a resume is served for a Range header', async () => {
    const instance = await instanceWithFiles()
    const ann = await instance.newAccount()
    const pdf = await aPdf('Ann', 'x'.repeat(200_000))
    await uploadResume(instance, ann, { content: pdf })
    const url = await signed(instance, ann)
    const read = (range: string) => instance.app.inject({ url, headers: { range } })
    const size = pdf.length
    for (const [range, start, end] of [
      ['bytes=0-99', 0, 99],
      ['bytes=70000-140000', 70_000, 140_000],
      ['bytes=100000-', 100_000, size - 1],
      ['bytes=-10', size - 10, size - 1],
      [`bytes=10-${size + 100}`, 10, size - 1],
    ] as const) {
      const { statusCode, headers, rawPayload } = await read(range)
      expect.soft(statusCode, range).toBe(206)
      expect.soft(headers, range).toMatchObject({
        'content-range': `bytes ${start}-${end}/${size}`,
        'content-length': String(end - start + 1),
      })
      expect.soft(rawPayload, range).toEqual(pdf.subarray(start, end + 1))
    }
    for (const range of ['bytes=0-1,5-6', 'bytes=5-1', 'bytes=-', 'lines=1-2'])
      expect.soft((await read(range)).statusCode, range).toBe(200)
    for (const range of [`bytes=${size}-`, 'bytes=0-,0-,0-', `bytes=${'0-0,'.repeat(500)}0-0`]) {
      const { statusCode, headers } = await read(range)
      expect.soft([statusCode, headers['content-range']], range).toEqual([416, `bytes */${size}`])
    }
  })

  test('a Range header makes the server read the bytes of the range alone', async () => {
    const files = await openFolder(await freshFolder())
    const asked: object[] = []
    const { getRange } = files
    files.getRange = (key, range) => {
      asked.push(range)
      return getRange(key, range)
    }
    const instance = await freshInstance({ files })
    const ann = await instance.newAccount()
    await uploadResume(instance, ann, { content: await aPdf('Ann', 'x'.repeat(2_000_000)) })
    const url = await signed(instance, ann)
    const { rawPayload } = await instance.app.inject({ url, headers: { range: 'bytes=1000000-1000000' } })
    expect(rawPayload).toHaveLength(1)
    expect(asked).toEqual([{ start: 1_000_000, end: 1_000_000 }])
  })

  test('an address that expired or was changed answers 403', async () => {
    const instance = await instanceWithFiles()
    const [ann, bob] = [await instance.newAccount(), await instance.newAccount()]
    for (const owner of [ann, bob]) await uploadResume(instance, owner, { content: await aPdf() })
    const [path, other] = [await signed(instance, ann), await signed(instance, bob)]
    const read = async (url: string) => (await instance.app.inject(url)).statusCode
    const [plain, query] = path.split('?') as [string, string]
    for (const changed of [
      plain,
      path.replace('cv.pdf', 'other.pdf'),
      path.replace(/expires=(\d)/, 'expires=9$1'),
      `${path}x`,
      `${path}&expires=9999999999`,
      `${plain}?expires[]=1&signature[]=1`,
      `${other.split('?')[0]}?${query}`,
    ])
      expect.soft(await read(changed), changed).toBe(403)
    expect(await read(path)).toBe(200)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5 * 60_000 + 1000 })
    onTestFinished(() => void vi.useRealTimers())
    expect(await read(path)).toBe(403)
  })
})
