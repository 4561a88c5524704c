import { expect, test } from 'vitest'
import { beAheadOfUtc } from '../../test/timeZone.ts'
import { daysUntil, monthDayYear } from './dates.ts'
import { dateAndTime, dayAfter, dayOf, localDay } from './localDates.ts'

test('a day is shown as MM-dd-yyyy', () => {
  expect(monthDayYear('2030-01-31')).toBe('01-31-2030')
})

test.each([
  ['2030-03-01', '2030-02-26', 3],
  ['2030-03-31', '2030-03-30', 1],
  ['2030-01-31', '2030-01-31', 0],
  ['2029-12-31', '2030-01-01', -1],
])('%s seen from %s is %i days away', (date, today, days) => {
  expect(daysUntil(date, today)).toBe(days)
})

test('the day after the last of a month is the first of the next', () => {
  expect(dayAfter('2027-12-31')).toBe('2028-01-01')
  expect(dayAfter('2028-02-28')).toBe('2028-02-29')
})

test("localDay returns the day in the viewer's time zone", () => {
  expect(localDay(new Date(2030, 0, 5, 23, 59))).toBe('2030-01-05')
})

test.each([
  [13, '02-01-2030'],
  [-5, '01-31-2030'],
])('%i hours ahead of UTC, a timestamp is of the day %s', (hours, day) => {
  beAheadOfUtc(hours)
  expect(dayOf('2030-01-31T23:30:00.000Z')).toBe(day)
})

test("dateAndTime returns day and time in the viewer's time zone", () => {
  expect(dateAndTime(new Date(2030, 0, 5, 7, 9))).toBe('01-05-2030, 07:09')
})
