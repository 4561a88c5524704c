import { settings } from '@guildhall/contract/account/settings'
import PostalMime from 'postal-mime'
import { describe, expect, test } from 'vitest'
import { digestsAfter, write } from '../../test/digests.ts'
import { freshInstance, PUBLIC_URL, SECRET, type TestInstance } from '../../test/instance.ts'
import { freshMailServer } from '../../test/mailServer.ts'
import { unsubscribeTokens } from '../platform/mail/unsubscribing.ts'

const FORM = 'application/x-www-form-urlencoded'
const ONE_CLICK = 'List-Unsubscribe=One-Click'

async function freshSubscriber(options: Parameters<typeof freshInstance>[0] = {}) {
  const instance = await freshInstance(options)
  const ann = await instance.newAccount()
  const ben = await instance.newAccount()
  const token = unsubscribeTokens(SECRET).tokenOf('digest', ann.id)
  const post = (url: string, type?: string, payload = '') =>
    instance.app.inject({ method: 'POST', url, payload, headers: type ? { 'content-type': type } : {} })
  return { instance, ann, ben, token, post }
}

const isSubscribed = async ({ call }: TestInstance, as: Parameters<TestInstance['call']>[2]) => {
  const { body } = await call(settings.getPreferences, {}, as)
  return (body as { mail_digest: boolean }).mail_digest
}

describe('unsubscribing', () => {
  test('the headers of a received digest unsubscribe its recipient with one click (RFC 8058)', async () => {
    const { instance, ann, ben, post } = await freshSubscriber()
    const { mailer, received } = await freshMailServer()
    await write(instance, ben, ann)
    for (const mail of await digestsAfter(instance, 15)) await mailer.send(mail)
    const { headers, text, html } = await PostalMime.parse(received[0]!.raw)
    const valueOf = (name: string) => headers.find(({ key }) => key === name)!.value
    expect(valueOf('list-unsubscribe-post')).toBe(ONE_CLICK)
    const [, url] = valueOf('list-unsubscribe').match(/^<(.+)>$/) ?? []
    expect(url).toMatch(new RegExp(`^${PUBLIC_URL}/unsubscribe/[\\w-]+/$`))
    expect(text).toContain(`${url}\n`)
    expect(html).toContain(`href="${url}"`)

    const response = await post(new URL(url!).pathname, FORM, ONE_CLICK)
    expect([response.statusCode, response.payload]).toEqual([204, ''])
    expect([await isSubscribed(instance, ann), await isSubscribed(instance, ben)]).toEqual([false, true])
    await write(instance, ben, ann)
    expect(await digestsAfter(instance, 60)).toEqual([])
  })

  test.each([
    ['a form', FORM, ONE_CLICK],
    ['a multipart form', 'multipart/form-data; boundary=x', `--x\r\n\r\n${ONE_CLICK}\r\n--x--`],
    ['JSON', 'application/json', '{}'],
    ['no body', undefined, ''],
  ])('%s unsubscribes, with 204 for a repeated call too', async (_kind, type, payload) => {
    const { instance, ann, token, post } = await freshSubscriber()
    const url = `/api/user/unsubscribe/${token}/`
    for (let i = 0; i < 2; i++) expect((await post(url, type, payload)).statusCode).toBe(204)
    expect(await isSubscribed(instance, ann)).toBe(false)
  })

  test('a mail provider unsubscribes many people from one address', async () => {
    const { token, post } = await freshSubscriber({ rateLimits: true })
    for (let i = 0; i < 100; i++)
      expect.soft((await post(`/unsubscribe/${token}/`, FORM, ONE_CLICK)).statusCode).toBe(204)
  })

  test('opening the link does not unsubscribe', async () => {
    const { instance, ann, token } = await freshSubscriber()
    await instance.app.inject(`/unsubscribe/${token}/`)
    await instance.app.inject(`/api/user/unsubscribe/${token}/`)
    expect(await isSubscribed(instance, ann)).toBe(true)
  })

  test('a token that is forged, cut, of another installation or of another account is not found', async () => {
    const { instance, ann, ben, token } = await freshSubscriber()
    const signature = token.split('-').slice(2).join('-')
    const wrong = [
      'x',
      `digest-${ann.id}`,
      `digest-${ann.id}-`,
      token.slice(0, -1),
      `${token}A`,
      `digest-${ben.id}-${signature}`,
      `digest-0${ann.id}-${signature}`,
      `saved search-${ann.id}-${signature}`,
      unsubscribeTokens('another secret').tokenOf('digest', ann.id),
    ]
    for (const token of wrong)
      expect
        .soft(await instance.call(settings.unsubscribe, { params: { token } }), token)
        .toMatchObject({ status: 404, body: { error: 'Not found.' } })
    expect([await isSubscribed(instance, ann), await isSubscribed(instance, ben)]).toEqual([true, true])
  })

  test('the link of an account that was deleted since answers as if it were there', async () => {
    const { instance } = await freshSubscriber()
    const token = unsubscribeTokens(SECRET).tokenOf('digest', 999_999)
    expect((await instance.call(settings.unsubscribe, { params: { token } })).status).toBe(204)
  })

  test('no other endpoint accepts a form', async () => {
    const { post } = await freshSubscriber()
    expect((await post('/api/user/token/', FORM, 'email=a')).statusCode).toBe(415)
  })
})
