import { describe, expect, test } from 'vitest'
import { reservedUsernames } from './usernames.ts'

const isReserved = reservedUsernames({
  siteName: 'Lisbon Works',
  publicUrl: 'https://careers.lisboa.example',
})

const expectAll = (usernames: string[], expected: boolean) => {
  for (const username of usernames) expect.soft(isReserved(username), username).toBe(expected)
}

describe('a username is reserved', () => {
  test('where it stands for the staff', () => {
    expectAll(
      ['admin', 'Administrator', 'moderators', 'support', 'help', 'root', 'system', 'postmaster'],
      true,
    )
    expectAll(
      ['admin1', '2admin', 'admin-2026', 'support.team', 'the_moderator', 'marta.admin', 'admin_ann'],
      true,
    )
  })

  test.each([
    [
      'support',
      ['customerservice', 'customer-care', 'client_support', 'members.help', 'feedback', 'Hotline2'],
    ],
    [
      'money',
      ['payments', 'billing', 'bi11ing', 'accounts', 'accounts-payments', 'payroll', 'refunds', 'invoice'],
    ],
    ['security', ['security', 'trust-and-safety', 'trust.safety', 'verified', 'password-help', 'fraudteam']],
    [
      'a department',
      ['hr', 'human.resources', 'hiring-team', 'it-helpdesk', 'management', 'the.ceo', 'press-office'],
    ],
    [
      'automatic mails',
      ['noreply', 'no-reply', 'no_reply_1', 'do.not.reply', 'mailer-daemon', 'notifications'],
    ],
    ['nobody', ['guest', 'nobody', 'everyone', 'unknown-user', 'deleted_user', 'null']],
  ])('where it stands for %s', (_, usernames) => expectAll(usernames, true))

  test('wherever separators stand in it', () => {
    const name = 'customerservice'
    for (const separator of ['.', '_', '-', '._-'])
      for (let i = 0; i <= name.length; i += 1)
        expect.soft(isReserved(`${name.slice(0, i)}${separator}${name.slice(i)}`)).toBe(true)
    expectAll(['h-e_l.p-d_e.s-k', 'n.o.r.e.p.l.y', '__noreply__'], true)
  })

  test('where a part of it begins or ends with admin or moderator', () => {
    expectAll(
      ['johnadmin', 'adminjohn', 'marta.siteadmin', 'adm1nmarta', 'chiefmoderator', 'moderatorlea'],
      true,
    )
  })

  test('where it looks like such a name', () => {
    expectAll(['adm1n', '4dmin', 'admln', 'AdM1N', 'adrnin', 'supp0rt', '5upp0r7', 'm0der4t0r'], true)
    expectAll(['a.d.m.i.n', 'ad-min', 'sup_port', '.admin.', '-_admin', 'm.0.d'], true)
  })

  test('where it is the name of the site or its address', () => {
    expectAll(['lisbonworks', 'Lisbon-Works', 'l1sb0n.w0rks', 'lisbonworks2', 'lisbon.works.team'], true)
    expectAll(
      ['careers', 'lisboa', 'careers.lisboa', 'careerslisboaexample', 'lisboa-support', 'guildhall'],
      true,
    )
  })

  test('where it looks like an address', () => {
    expectAll(
      ['www', 'www.', 'www.marta', 'WWW-marta', 'http.marta', 'https-marta', 'marta.com', 'a.b.org'],
      true,
    )
    expectAll(['marta.de', 'marta.co', 'a.uk', 'marta.online', 'marta.shop', 'marta.site', 'marta.EU'], true)
  })

  test('where it has no letter and no digit', () => {
    expectAll(['...', '-_-', '___'], true)
  })
})

test('a username that only shares letters with such a name is free', () => {
  expectAll(
    ['marta', 'marta.holt', 'badminton', 'supporter-lea', 'modesta', 'theo', 'rooty', 'infanta'],
    false,
  )
  expectAll(
    [
      'lisbon-bakery',
      'harbour-support',
      'teamwork',
      'marta-de',
      'marta_co',
      'marta.holt',
      'comet',
      'marta.comet',
      'wwwmarta',
      'admiral',
    ],
    false,
  )
  expectAll(
    ['carey', 'payne', 'clientele', 'salesian', 'guestrup', 'prit', 'humanity', 'pressburg', 'theodora'],
    false,
  )
  expectAll(['harbour-payments', 'hr-berlin', 'billingham', 'media-house', 'data-systems'], false)
  expectAll(['123', '007', 'ann1', 'helena', 'masters', 'jobst', 'the.harbour'], false)
})

test('an address of numbers and a name without Latin letters reserve nothing', () => {
  const isReserved = reservedUsernames({ siteName: 'Рынок', publicUrl: 'http://127.0.0.1:3000' })
  for (const username of ['127', '127001', 'marta']) expect.soft(isReserved(username), username).toBe(false)
})
