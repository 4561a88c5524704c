import { account } from '@guildhall/contract/account/endpoints'
import { comments } from '@guildhall/contract/comments/endpoints'
import { contact } from '@guildhall/contract/contact/endpoints'
import { NAME_ERRORS } from '@guildhall/contract/names'
import { profile } from '@guildhall/contract/profile/endpoints'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countries } from '../../demo/countries.ts'
import { makeDemo } from '../../demo/generate/demo.ts'
import { demoIdentities } from '../../demo/identities.ts'
import { freshInstance } from '../../test/instance.ts'
import { aRegistration } from '../../test/registering.ts'
import { anIdentity, freshSocialInstance } from '../../test/socialLogin.ts'
import { nameRule } from './displayNames.ts'

const expectAll = (names: string[], error: string | undefined, siteName = 'Guildhall') => {
  const errorOf = nameRule(siteName)
  for (const name of names) expect.soft(errorOf(name), name).toBe(error)
}

describe('the rule for names', () => {
  test('a name with a word for the staff is reserved', () => {
    expectAll(
      [
        'Admin',
        'Marta (Admin)',
        'Site-Admins',
        'Moderator Lea',
        'Verified Employer',
        'SiteAdmin',
        'Администратор',
      ],
      NAME_ERRORS.reserved,
    )
  })

  test('a name that consists of reserved words is reserved', () => {
    expectAll(
      [
        'Support',
        'The Support Team',
        'Help & Support',
        'Official Support',
        'IT Helpdesk',
        'Customer Service',
        'Operator',
      ],
      NAME_ERRORS.reserved,
    )
    expectAll(
      [
        'Support Services Ltd',
        'Harbour Support',
        'Job Cohen',
        'Robert Guest',
        'Security First',
        'Anonymous',
        'Mo D.',
      ],
      undefined,
    )
  })

  test("the site's name is reserved, alone and beside a word for its staff or a legal form", () => {
    expectAll(
      [
        'Guildhall',
        'The Guildhall',
        'Guildhall Support',
        'GuildhallSupport',
        'Support at Guildhall Berlin',
        'Guildhall’s Security Team Berlin',
        'Anna from Guildhall',
        'Guildhall Ltd',
        'Guildhall Administration',
        'Guildhall Job Board',
        'Guildhall 24',
        'Guildhalls',
      ],
      NAME_ERRORS.reserved,
    )
    expectAll(['Guildhall School of Music', 'Guildford Hall', 'Hall & Guild Builders'], undefined)
    expectAll(['Lisbon Works', 'LisbonWorks Help'], NAME_ERRORS.reserved, 'Lisbon Works')
    expectAll(['Lisbon Bakery', 'Guildhall'], undefined, 'Lisbon Works')
    expectAll(['Рынок', 'Поддержка Рынок'], NAME_ERRORS.reserved, 'Рынок')
    expectAll(['Steve Jobs', 'Jobst'], undefined, 'Jobs')
    expectAll(['Springfield Bakery', 'Springfield Hospital'], undefined, 'Springfield')
  })

  test('a name that looks like a reserved one is reserved', () => {
    expectAll(
      [
        'GuiIdhall',
        'Gui1dha11',
        '6uildhall',
        'G u i l d h a l l',
        'Guild hall',
        'ＧＵＩＬＤＨＡＬＬ',
        'Guíldhåll',
        'G\u0336u\u0336i\u0336l\u0336d\u0336h\u0336a\u0336l\u0336l\u0336',
        'Guild\u200dhall Sup\u00adport',
        '𝗦𝘂𝗽𝗽𝗼𝗿𝘁',
        'Ⓢⓤⓟⓟⓞⓡⓣ',
        '🅢🅤🅟🅟🅞🅡🅣',
        'ꜱᴜᴘᴘᴏʀᴛ',
        'S.u.p.p.o.r.t',
        'Sup port',
        'Support!',
        '5upp0rt',
        '$upport',
        'Adm!n',
        '@dmin',
        'Adrnin',
        'Ad min',
        'ЅУЅТЕМ',
        'ΤΕΑΜ',
      ],
      NAME_ERRORS.reserved,
    )
  })

  test('any name of the demo, and any of its given names with any of its surnames, passes', () => {
    const { candidates, companies } = makeDemo(new Date('2026-11-21'))
    const names = [...candidates, ...companies, ...demoIdentities].map(({ name }) => name)
    expect(names.length).toBeGreaterThan(200)
    expectAll(names, undefined)
    const errorOf = nameRule('Guildhall')
    const given = fc.constantFrom(...countries.flatMap(({ women, men }) => [...women, ...men]))
    const surname = fc.constantFrom(...countries.flatMap(({ surnames }) => surnames))
    fc.assert(
      fc.property(given, surname, (first, last) =>
        [
          `${first} ${last}`,
          `${last}, ${first}`,
          `${first[0]}. ${last}`,
          `${first} & ${last} Ltd`,
          first,
          last,
        ].every((name) => errorOf(name) === undefined),
      ),
      { numRuns: 500 },
    )
  })

  test('a long name that repeats parts of reserved words passes at once', () => {
    expectAll(['mailer'.repeat(16) + 'x', 'pay'.repeat(33) + 'z', 'a '.repeat(49) + 'q'], undefined)
  })
})

const RESERVED = { name: [NAME_ERRORS.reserved] }

describe('display names of accounts and writers', () => {
  test('a registration reports a refused name together with the other errors', async () => {
    const instance = await freshInstance()
    const register = async (over: object) =>
      (await instance.send(account.register, { body: aRegistration(over) })).json<unknown>()
    expect(await register({ name: 'Guildhall Support' })).toEqual(RESERVED)
    expect(await register({ name: 'www.evil.example/win', user_type: 'company' })).toEqual({
      name: [NAME_ERRORS.link],
    })
    expect(await register({ name: 'Admin', email: '' })).toEqual({
      ...RESERVED,
      email: ['Please Insert Correct Email'],
    })
    expect(await instance.db.selectFrom('users').select('id').execute()).toEqual([])
  })

  test("the site's own name is reserved at registration, whatever it is", async () => {
    const instance = await freshInstance({ siteName: 'Lisbon Works' })
    const add = (name: string) => instance.call(comments.addComment, { body: { name, comment: 'Hi' } })
    expect(await add('Lisbοn'.replace('ο', 'o') + ' W0rks')).toMatchObject({
      status: 400,
      body: { error: NAME_ERRORS.reserved, errorField: RESERVED },
    })
    expect(await add('Guildhall')).toMatchObject({ status: 201 })
  })

  test('comments and the contact form refuse reserved names', async () => {
    const instance = await freshInstance()
    for (const [name, error] of [
      ['Guildhall Team', NAME_ERRORS.reserved],
      ['evil.example', NAME_ERRORS.link],
      ['Verified by ✓', NAME_ERRORS.checkMark],
    ] as const) {
      const refused = { status: 400, body: { error, errorField: { name: [error] } } }
      expect(await instance.call(comments.addComment, { body: { name, comment: 'Hi' } })).toEqual(refused)
      const body = { name, email: 'eve@example.com', messageBody: 'Hi' }
      expect(await instance.call(contact.sendContactMessage, { body })).toEqual(refused)
    }
    expect(await instance.db.selectFrom('comments').select('id').execute()).toEqual([])
    expect(await instance.db.selectFrom('contact_messages').select('id').execute()).toEqual([])
  })

  test('a new name of a person or company is checked, and a stored one stays until it is edited', async () => {
    const instance = await freshInstance()
    const save = (
      body: { name: string; shortIntro?: string },
      as: Awaited<ReturnType<typeof instance.newAccount>>,
    ) => instance.call(profile.saveProfile, { body }, as)
    for (const stored of [
      await instance.newAccount({ name: 'Guildhall Support' }),
      await instance.newCompany({ name: 'Booking.com' }),
    ]) {
      const { name } = await instance.db
        .selectFrom('users')
        .where('id', '=', stored.id)
        .select('name')
        .executeTakeFirstOrThrow()
      expect(await save({ name, shortIntro: 'Hello' }, stored)).toMatchObject({ status: 201 })
      expect(await save({ name: 'GuiIdhall Team', shortIntro: 'Bye' }, stored)).toEqual({
        status: 400,
        body: { error: NAME_ERRORS.reserved, errorField: RESERVED },
      })
      expect(
        await instance.db
          .selectFrom('users')
          .where('id', '=', stored.id)
          .select(['name', 'short_intro'])
          .execute(),
      ).toEqual([{ name, short_intro: 'Hello' }])
      expect(await save({ name: 'Harbour Bakery' }, stored)).toMatchObject({ status: 201 })
    }
  })

  test('an account from a social login with a refused name is called by its username', async () => {
    const instance = await freshSocialInstance([
      anIdentity({ name: 'Guildhall Support' }),
      anIdentity({ sub: 'lea', email: 'lea@example.com', name: 'www.evil.example/win' }),
      anIdentity({ sub: 'admin', email: 'guildhall.support@example.com', name: 'Admin' }),
    ])
    const names = []
    for (const sub of ['marta', 'lea', 'admin']) {
      expect(await instance.visitProvider(sub)).toMatchObject({ name: '' })
      names.push((await instance.accountOf(await instance.signIn(sub))).name)
    }
    expect(names).toEqual(['marta', 'lea', 'candidate'])
  })
})
