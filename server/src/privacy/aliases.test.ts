import { account } from '@guildhall/contract/account/endpoints'
import { contact } from '@guildhall/contract/contact/endpoints'
import { messages } from '@guildhall/contract/messages/endpoints'
import { blocking } from '@guildhall/contract/blocking/endpoints'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, PUBLIC_URL, type TestInstance } from '../../test/instance.ts'
import { freshPair, getMessage, listMessages, sendMessage } from '../../test/messages.ts'
import { setActive } from '../../test/people.ts'
import { aRegistration } from '../../test/registering.ts'
import { anIdentity, freshSocialInstance } from '../../test/socialLogin.ts'
import { aliasesAt } from './api.ts'

const { aliasOf } = aliasesAt(PUBLIC_URL)
const IS_ALIAS = 'This address only works for messages here. Please enter your own email.'

const send = ({ call }: TestInstance, from: Account, to_user: string) =>
  call(messages.sendMessage, { body: { to_user, subject: 'Hello', message_body: 'Hello.' } }, from)

describe('the domain of the aliases', () => {
  test.each([
    ['https://jobs.town.example.com', 'members.jobs.town.example.com'],
    ['https://Jobs.example.org:8443', 'members.jobs.example.org'],
    ['https://xn--bcher-kva.example.com', 'members.xn--bcher-kva.example.com'],
    ['http://localhost:3000', 'members.test'],
    ['http://127.0.0.1:3000', 'members.test'],
    ['http://[::1]:3000', 'members.test'],
    ['http://box', 'members.test'],
    ['http://town.local', 'members.test'],
    ['https://jobs.photography', 'members.test'],
    ['https://jobs.xn--p1ai', 'members.test'],
    [`https://${'a.'.repeat(8)}example.com`, 'members.test'],
  ])('at %s is %s', (publicUrl, domain) => {
    expect(aliasesAt(publicUrl).domain).toBe(domain)
  })
})

describe('an alias as a recipient', () => {
  test('a message to an alias in any case reaches its account, and its sender reads the alias', async () => {
    const { instance, bakery, ann } = await freshPair()
    expect(await send(instance, bakery, ` ${aliasOf(ann.username).toUpperCase()} `)).toMatchObject({
      status: 201,
    })
    const inbox = await listMessages(instance, 'inbox', ann)
    expect(inbox).toMatchObject({ total: 1, data: [{ recipient: { id: ann.id, email: ann.email } }] })
    const recipient = { id: ann.id, email: aliasOf(ann.username) }
    expect(await listMessages(instance, 'sent', bakery)).toMatchObject({ data: [{ recipient }] })
    const { message } = await getMessage(instance, inbox.data[0]!.id, bakery)
    expect(message).toMatchObject({ recipient })
  })

  test('the sender of a message to a company reads its email, and to another candidate the alias', async () => {
    const { instance, bakery, ann } = await freshPair()
    const bob = await instance.newCandidate()
    await sendMessage(instance, ann, bakery)
    await sendMessage(instance, ann, bob)
    expect(await listMessages(instance, 'sent', ann)).toMatchObject({
      data: [{ recipient: { email: aliasOf(bob.username) } }, { recipient: { email: bakery.email } }],
    })
  })

  test('a message to an alias of oneself, across a block, or of an unknown account is refused as to an email', async () => {
    const { instance, bakery, ann } = await freshPair()
    expect(await send(instance, bakery, aliasOf(bakery.username))).toMatchObject({
      status: 400,
      body: { error: "You can't send messages to yourself." },
    })
    await instance.call(blocking.blockUser, { body: { id: bakery.id } }, ann)
    expect(await send(instance, bakery, aliasOf(ann.username))).toMatchObject({
      status: 403,
      body: { error: "You can't send messages to this person." },
    })
    await setActive(instance, ann, false)
    for (const username of [ann.username, 'nobody'])
      expect(await send(instance, bakery, aliasOf(username))).toMatchObject({ status: 404 })
    expect(await send(instance, bakery, `${bakery.username}@members.other.test`)).toMatchObject({
      status: 404,
    })
  })

  test('a message to an alias is never mailed to the alias', async () => {
    const { instance, bakery, ann } = await freshPair()
    await send(instance, bakery, aliasOf(ann.username))
    for (const { to, text } of await instance.workQueue())
      expect([to, text]).not.toContainEqual(expect.stringContaining('@members.'))
  })
})

describe('an alias as an email', () => {
  test('nobody registers an address at the domain of the aliases, in any case', async () => {
    const instance = await freshInstance()
    for (const email of ['ann@members.guildhall.test', 'nobody@Members.Guildhall.TEST'])
      for (const over of [{ email }, { email, password: '' }])
        expect(await instance.call(account.register, { body: aRegistration(over) })).toMatchObject({
          status: 400,
          body: { email: [IS_ALIAS] },
        })
  })

  test('an alias opens no login, and requests for its mails are answered as for an unknown address', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    const email = aliasOf(ann.username)
    const body = { email, password: 'a quiet harbour town' }
    expect((await instance.send(account.logIn, { body })).statusCode).toBe(401)
    for (const e of [account.resendActivation, account.requestPasswordReset])
      expect((await instance.send(e, { body: { email } })).statusCode).toBe(204)
    expect(await instance.workQueue()).toEqual([])
  })

  test('a social login with an address at the domain of the aliases fails', async () => {
    const instance = await freshSocialInstance([anIdentity({ email: 'marta@members.guildhall.test' })])
    expect(await instance.visitProvider('marta')).toEqual({ error: 'failed' })
  })

  test('the contact form refuses an address at the domain of the aliases', async () => {
    const instance = await freshInstance()
    const body = { name: 'Ann', email: 'ann@members.guildhall.test', messageBody: 'Hello.' }
    expect(await instance.call(contact.sendContactMessage, { body })).toEqual({
      status: 400,
      body: { error: IS_ALIAS, errorField: { email: [IS_ALIAS] } },
    })
    expect(await instance.workQueue()).toEqual([])
  })
})
