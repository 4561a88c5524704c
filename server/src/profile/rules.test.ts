import { COMPLETION_ITEMS } from '@guildhall/contract/profile/choices'
import type { CompletionItem } from '@guildhall/contract/profile/endpoints'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completion, totalExperience } from './rules.ts'

const having = (...items: CompletionItem[]) =>
  Object.fromEntries(COMPLETION_ITEMS.map((item) => [item, items.includes(item)])) as Record<
    CompletionItem,
    boolean
  >

describe('completion of a profile', () => {
  test.each([
    [0, 0],
    [1, 13],
    [2, 25],
    [3, 38],
    [4, 50],
    [5, 63],
    [6, 75],
    [7, 88],
    [8, 100],
  ])('%i of the eight items are %i percent', (count, percentage) => {
    const { percentage: counted, missing } = completion(having(...COMPLETION_ITEMS.slice(0, count)))
    expect(counted).toBe(percentage)
    expect(missing).toEqual(COMPLETION_ITEMS.slice(count))
  })

  test('missing items are named in the order of the profile', () => {
    expect(completion(having('bio', 'rate', 'skills')).missing).toEqual([
      'short_intro',
      'location',
      'employment_type',
      'language',
      'resume',
    ])
  })
})

describe('total experience', () => {
  const TODAY = '2026-11-21'
  const days = (...spans: [start_date: string, end_date: string][]) =>
    totalExperience(
      spans.map(([start_date, end_date]) => ({ start_date, end_date })),
      TODAY,
    )

  test('the total experience counts days, the first and the last included', () => {
    expect(days()).toBe(0)
    expect(days(['2020-01-01', '2020-01-01'])).toBe(1)
    expect(days(['2020-01-01', '2020-12-31'])).toBe(366)
  })

  test('the total experience counts each day once when jobs overlap, touch or contain each other', () => {
    expect(days(['2020-01-01', '2020-01-10'], ['2020-01-06', '2020-01-15'])).toBe(15)
    expect(days(['2020-01-01', '2020-01-10'], ['2020-01-03', '2020-01-04'])).toBe(10)
    expect(days(['2020-01-01', '2020-01-10'], ['2020-01-11', '2020-01-12'])).toBe(12)
    expect(days(['2020-03-01', '2020-03-02'], ['2020-01-01', '2020-01-02'])).toBe(4)
  })

  test('the total experience counts a current job up to today, and no future days', () => {
    expect(days(['2026-11-20', '9999-12-31'])).toBe(2)
    expect(days(['2026-11-20', '2027-01-01'])).toBe(2)
    expect(days(['2026-11-21', '9999-12-31'])).toBe(1)
    expect(days(['2026-11-22', '9999-12-31'])).toBe(0)
    expect(days(['2026-11-20', '9999-12-31'], ['2027-01-01', '2027-02-01'])).toBe(2)
  })

  test('the total experience equals the number of days marked on a calendar, in any order of jobs', () => {
    const first = Date.UTC(2026, 9, 1)
    const dayOf = (n: number) => new Date(first + n * 86_400_000).toISOString().slice(0, 10)
    const span = fc.tuple(fc.nat(70), fc.nat(20)).map(([start, length]) => [start, start + length] as const)
    fc.assert(
      fc.property(fc.array(span, { maxLength: 6 }), (spans) => {
        const marked = new Set<string>()
        for (const [start, end] of spans)
          for (let n = start; n <= end; n++) if (dayOf(n) <= TODAY) marked.add(dayOf(n))
        expect(days(...spans.map(([start, end]): [string, string] => [dayOf(start), dayOf(end)]))).toBe(
          marked.size,
        )
      }),
    )
  })
})
