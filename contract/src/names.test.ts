import { describe, expect, test } from 'vitest'
import { displayName, NAME_ERRORS, nameError } from './names.ts'

const expectAll = (names: string[], error: string | undefined) => {
  for (const name of names) expect.soft(nameError(name), name).toBe(error)
}

describe('a display name', () => {
  test('a display name contains no email address', () => {
    expectAll(
      ['ann@example.com', 'Ann <ann@mail.de>', 'ann＠mail。com', 'Ann ann@mail[.]com'],
      NAME_ERRORS.email,
    )
  })

  test('a display name contains no web address and no domain name', () => {
    expectAll(
      [
        'www.evil.example/win',
        'evil.example',
        'https://evil.test',
        'hxxp://evil',
        'hxxps:evil',
        'Win at evil.zone today',
        'ｅｖｉｌ．ｃｏｍ',
        'evil。com',
        'evil[.]com',
        'evil (dot) com',
        'e\u200bvil.\u2060c\u00adom',
        'evil.co.uk',
        'evil_x.xyz',
        'xn--e1afmkfd.xn--p1ai',
        'пример.рф',
        '192.0.2.7',
        'mailto:ann',
        'WWW2.evil',
        'evil.hair',
        't.me/win',
        'Win: x.com/evil',
      ],
      NAME_ERRORS.link,
    )
  })

  test('a company called like its domain leaves out the ending', () => {
    expectAll(['Booking.com', 'Monday.com', 'T-Online.de', 'Last.fm'], NAME_ERRORS.link)
    expectAll(['Booking', 'Monday', 'T-Online', 'Last FM'], undefined)
  })

  test('a display name contains no check mark and no icon of a private font', () => {
    expectAll(
      ['Verified by ✓', 'Ann ✔', 'Ann ☑️', 'Ann ✅', 'Ann√', 'Ann 🗸', 'Ann 🛡️', 'Ann \uf8ff'],
      NAME_ERRORS.checkMark,
    )
  })

  test('a display name contains no word that mixes Latin, Greek or Cyrillic letters', () => {
    expectAll(['Аnna', 'Раyраl', 'Gοοgle', 'Ann Вaker'], NAME_ERRORS.alphabets)
    expectAll(['Анна Baker', 'Νίκος', 'Anna Иванова (Ivanova)'], undefined)
  })

  test('the names of real people and companies pass', () => {
    expectAll(
      [
        'Anne-Marie O’Neill',
        'Dr. J. Müller',
        'Dr.Li',
        'J.Li',
        'Łukasz',
        'Nguyễn Thị Hồng',
        'محمد',
        'می‌خواهم',
        'अनुष्का',
        '株式会社',
        'NTTドコモ',
        'モーニング娘。',
        'SK하이닉스',
        'A.B. Co.',
        'Foo Co.,Ltd.',
        'Meyer GmbH & Co.KG',
        'S.p.A.',
        'Node.js Experts',
        'ASP.NET Experts',
        '.NET Foundation',
        'Yahoo!',
        'ver.di',
        'Will.i.am',
        'Ann Baker, B.Com',
        'AC/DC',
        '24/7 Cleaning',
        'No.1 Bakery',
        'Catch@22',
        'Bäckerei 🥖',
      ],
      undefined,
    )
  })

  test('a display name with several faults gets one message', () => {
    const name = displayName({ max: 100, required: 'Name is required' })
    expect(name.safeParse('ann@evil.example ✓').error?.issues).toMatchObject([{ message: NAME_ERRORS.email }])
    expect(name.safeParse(' ').error?.issues).toMatchObject([{ message: 'Name is required' }])
    expect(name.safeParse(' Ann  Baker ').data).toBe('Ann Baker')
  })
})
