import { settings } from '@guildhall/contract/account/settings'
import { profile } from '@guildhall/contract/profile/endpoints'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'

const read = async ({ call }: TestInstance, as: Account) => (await call(settings.getPreferences, {}, as)).body

const save = ({ send }: TestInstance, as: Account | undefined, body: unknown) =>
  send(settings.savePreferences, { body }, { as })

const isIndexable = async ({ call }: TestInstance, { id: userId }: Account) => {
  const { body } = await call(profile.getProfile, { params: { userId } })
  return 'is_indexable' in body && body.is_indexable
}

describe('preferences', () => {
  test('the mail digest is on and search engines are off until their owner decides', async () => {
    const instance = await freshInstance()
    const [ann, bob] = [await instance.newAccount(), await instance.newCompany()]
    for (const as of [ann, bob])
      expect(await read(instance, as)).toMatchObject({ mail_digest: true, search_engines: false })

    const saved = await save(instance, ann, { search_engines: true })
    expect([saved.statusCode, saved.json()]).toEqual([200, { success: 'Settings saved' }])
    expect(await read(instance, ann)).toMatchObject({ mail_digest: true, search_engines: true })
    await save(instance, ann, { mail_digest: false })
    await save(instance, ann, {})
    expect(await read(instance, ann)).toMatchObject({ mail_digest: false, search_engines: true })
    expect(await read(instance, bob)).toMatchObject({ mail_digest: true, search_engines: false })
  })

  test('a person is indexable only by choice, and a company always', async () => {
    const instance = await freshInstance()
    const [ann, company] = [await instance.newAccount(), await instance.newCompany()]
    expect([await isIndexable(instance, ann), await isIndexable(instance, company)]).toEqual([false, true])
    await save(instance, ann, { search_engines: true })
    expect(await isIndexable(instance, ann)).toBe(true)
  })

  test('preferences that are not true or false change nothing', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    for (const search_engines of ['true', 1, null])
      expect((await save(instance, ann, { mail_digest: false, search_engines })).statusCode).toBe(400)
    expect(await read(instance, ann)).toMatchObject({ mail_digest: true, search_engines: false })
    expect((await save(instance, undefined, { search_engines: true })).statusCode).toBe(401)
  })
})
