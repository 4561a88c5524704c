import { describe, expect, test } from 'vitest'
import { reservedUsernames } from './usernames.ts'

const isReserved = reservedUsernames({
  siteName: 'Lisbon Works',
  publicUrl: 'https://careers.lisboa.example',
})

const expectAll = (usernames: string[], expected: boolean) => {
  for (const username of usernames) expect.soft(isReserved(username), username).toBe(expected)
}

describe('reserved usernames', () => {
  test('a username that names the staff is reserved', () => {
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
  ])('a username that names %s is reserved', (_, usernames) => expectAll(usernames, true))

  test('a reserved username stays reserved with separators anywhere', () => {
    const name = 'customerservice'
    for (const separator of ['.', '_', '-', '._-'])
      for (let i = 0; i <= name.length; i += 1)
        expect.soft(isReserved(`${name.slice(0, i)}${separator}${name.slice(i)}`)).toBe(true)
    expectAll(['h-e_l.p-d_e.s-k', 'n.o.r.e.p.l.y', '__noreply__'], true)
  })

  test('a username with a part that begins or ends with admin or moderator is reserved', () => {
    expectAll(
      ['johnadmin', 'adminjohn', 'marta.siteadmin', 'adm1nmarta', 'chiefmoderator', 'moderatorlea'],
      true,
    )
  })

  test('a username that looks like a reserved one is reserved', () => {
    expectAll(['adm1n', '4dmin', 'admln', 'AdM1N', 'adrnin', 'supp0rt', '5upp0r7', 'm0der4t0r'], true)
    expectAll(['a.d.m.i.n', 'ad-min', 'sup_port', '.admin.', '-_admin', 'm.0.d'], true)
  })

  test("a username that is the site's name or hostname is reserved", () => {
    expectAll(['lisbonworks', 'Lisbon-Works', 'l1sb0n.w0rks', 'lisbonworks2', 'lisbon.works.team'], true)
    expectAll(
      ['careers', 'lisboa', 'careers.lisboa', 'careerslisboaexample', 'lisboa-support', 'guildhall'],
      true,
    )
  })

  test('a username that looks like a hostname is reserved', () => {
    expectAll(
      ['www', 'www.', 'www.marta', 'WWW-marta', 'http.marta', 'https-marta', 'marta.com', 'a.b.org'],
      true,
    )
    expectAll(['marta.de', 'marta.co', 'a.uk', 'marta.online', 'marta.shop', 'marta.site', 'marta.EU'], true)
  })

  test('a username without a letter or a digit is reserved', () => {
    expectAll(['...', '-_-', '___'], true)
  })
})

test('a username that only shares letters with a reserved one is free', () => {
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

test('a numeric hostname and a site name without Latin letters reserve nothing', () => {
  const isReserved = reservedUsernames({ siteName: 'Рынок', publicUrl: 'http://127.0.0.1:3000' })
  for (const username of ['127', '127001', 'marta']) expect.soft(isReserved(username), username).toBe(false)
})
