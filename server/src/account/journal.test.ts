import { account } from '@guildhall/contract/account/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { settings } from '@guildhall/contract/account/settings'
import { applying } from '@guildhall/contract/hiring/applying'
import { hiring } from '@guildhall/contract/hiring/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { describe, expect, test } from 'vitest'
import { PASSWORD } from '../../test/factories.ts'
import { freshFolder } from '../../test/folders.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { shareContact } from '../../test/people.ts'
import { linkIn, register } from '../../test/registering.ts'
import { anIdentity, freshSocialInstance, keptLog } from '../../test/socialLogin.ts'
import { aPdf, uploadResume } from '../../test/uploads.ts'
import { openFolder } from '../adapters/files.ts'

type Event = { event: string; account?: number; about?: number }

/** A log; `events` returns the security events since its last call. */
function journal() {
  const { lines, log } = keptLog()
  const events = () =>
    lines
      .splice(0)
      .filter((line) => line.includes('security event'))
      .map((line) => JSON.parse(line) as Event)
      .map(({ event, account, about }) => [event, account, ...(about === undefined ? [] : [about])])
  return { lines, log, events }
}

const signIn = async ({ send }: TestInstance, email: string) =>
  (await send(account.logIn, { body: { email, password: PASSWORD } })).json<{
    access: string
    refresh: string
  }>()

describe('the journal of security events', () => {
  test('registration, activation, login, ended sessions and logout are security events without personal data', async () => {
    const { lines, log, events } = journal()
    const instance = await freshInstance({ log })
    const { link } = await register(instance)
    const { id } = await instance.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const body = { ...link, password: PASSWORD }
    expect(await instance.call(account.activate, { body })).toMatchObject({ status: 204 })
    const [phone, laptop, own] = [
      await signIn(instance, 'marta@example.com'),
      await signIn(instance, 'marta@example.com'),
      await signIn(instance, 'marta@example.com'),
    ] as const
    const written = lines.join('')
    expect(events()).toEqual(
      ['registration', 'activation', 'login', 'login', 'login'].map((event) => [event, id]),
    )
    for (const secret of ['marta@example.com', 'Marta', PASSWORD, link.token, phone.refresh, own.access])
      expect.soft(written, secret).not.toContain(secret)

    const as = { id, email: '', username: '', ...own }
    const listed = await instance.call(settings.getSessions, {}, as)
    const other = (listed.body as { id: string; is_current: boolean }[]).find(
      ({ is_current }) => !is_current,
    )!
    await instance.call(settings.endSession, { params: { id: other.id } }, as)
    await instance.call(settings.endOtherSessions, {}, as)
    await instance.call(sessions.logOut, { body: { refresh: own.refresh } })
    // A session that has ended can't be logged out.
    for (const { refresh } of [own, phone, laptop])
      await instance.call(sessions.logOut, { body: { refresh } })
    expect(events()).toEqual([
      ['session_ended', id],
      ['other_sessions_ended', id],
      ['logout', id],
    ])
  })

  test('an activation by a password reset is a security event', async () => {
    const { log, events } = journal()
    const instance = await freshInstance({ log })
    await register(instance)
    const { id, email } = await instance.db
      .selectFrom('users')
      .select(['id', 'email'])
      .executeTakeFirstOrThrow()
    await instance.call(account.requestPasswordReset, { body: { email } })
    const [mail] = await instance.workQueue()
    events()
    const body = {
      ...linkIn(mail!.text, '/password/reset/confirm/'),
      new_password: PASSWORD,
      re_new_password: PASSWORD,
    }
    expect(await instance.call(account.confirmPasswordReset, { body })).toMatchObject({ status: 204 })
    expect(events()).toEqual([
      ['password_reset', id],
      ['activation', id],
    ])
  })

  test('linking an identity, once, and registering by a social login are security events', async () => {
    const { log, events } = journal()
    const instance = await freshSocialInstance(
      [anIdentity(), anIdentity({ sub: 'ann', email: 'anna@example.com' })],
      {
        log,
      },
    )
    const { id } = await instance.accountOf(await instance.signIn('marta'))
    expect(events()).toEqual(
      ['registration', 'activation', 'identity_linked', 'login'].map((event) => [event, id]),
    )
    await instance.signIn('marta')
    expect(events()).toEqual([['login', id]])
    const ann = await instance.newAccount({ email: 'anna@example.com' })
    events()
    await instance.signIn('ann')
    expect(events()).toEqual([
      ['identity_linked', ann.id],
      ['login', ann.id],
    ])
  })

  test("each read of another account's contact data or resume is a security event with both accounts", async () => {
    const { log, events } = journal()
    const instance = await freshInstance({ log, files: await openFolder(await freshFolder()) })
    const [company, stranger] = [await instance.newCompany(), await instance.newCompany()]
    const ann = await instance.newCandidate()
    await uploadResume(instance, ann, { content: await aPdf() })
    const read = (as: typeof ann, query: { contact?: 'false' } = {}) =>
      instance.send(profile.getProfile, { params: { userId: ann.id }, query }, { as })
    const readResume = (as: typeof ann) =>
      instance.send(profile.getResume, { params: { userId: ann.id } }, { as })
    events()
    for (const as of [ann, stranger]) {
      await read(as)
      await readResume(as)
    }
    expect(events()).toEqual([])

    await shareContact(instance, ann)
    await read(company, { contact: 'false' })
    await read(company)
    expect((await readResume(company)).statusCode).toBe(200)
    expect(events()).toEqual([
      ['contact_read', company.id, ann.id],
      ['resume_read', company.id, ann.id],
    ])
  })

  test('reading an application is a security event of contact data and of its resume', async () => {
    const { log, events } = journal()
    const instance = await freshInstance({ log, files: await openFolder(await freshFolder()) })
    const { id, company } = await instance.newJob()
    const ann = await instance.newCandidate()
    await uploadResume(instance, ann, { content: await aPdf() })
    expect(await instance.call(applying.apply, { params: { id }, body: [] }, ann)).toMatchObject({
      status: 201,
    })
    events()
    await instance.call(hiring.getApplication, { params: { id }, query: { user: String(ann.id) } }, company)
    expect(events()).toEqual([
      ['contact_read', company.id, ann.id],
      ['resume_read', company.id, ann.id],
    ])
  })
})
