import { describe, expect, test } from 'vitest'
import { barLength, drawChart, niceMax } from './chart.ts'
import { median, percentile, spread } from './statistics.ts'
import { pickByRank, seeded } from './random.ts'

describe('the arithmetic of the benchmarks', () => {
  test('the median is the middle one, or the mean of the two in the middle, whatever their order', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(median([10, 1, 2, 4])).toBe(3)
    expect(() => median([])).toThrow('no median of nothing')
  })

  test('a percentile is the value that this percentage of the values does not exceed', () => {
    const hundred = Array.from({ length: 100 }, (_, i) => 100 - i)
    expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(hundred, share))).toEqual([1, 50, 95, 99, 100])
    expect(percentile([7], 0.95)).toBe(7)
    expect(() => percentile([], 0.5)).toThrow('no percentile of nothing')
  })

  test('the spread is how far the rounds lie apart, by their median', () => {
    expect(spread([5, 5, 5])).toBe(0)
    expect(spread([8, 10, 12])).toBe(0.4)
  })
})

describe('the random numbers of the benchmarks', () => {
  test('are the same for the same seed, and lie between 0 and 1', () => {
    const draw = (seed: number) => {
      const random = seeded(seed)
      return Array.from({ length: 1000 }, random)
    }
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
    expect(draw(3).every((value) => value >= 0 && value < 1)).toBe(true)
  })

  test('pick the first ones often, the last ones seldom, and each of them at some time', () => {
    const random = seeded(1)
    const names = ['a', 'b', 'c', 'd', 'e', 'f']
    const counts = names.map(() => 0)
    for (let i = 0; i < 6000; i++) counts[names.indexOf(pickByRank(random, names, 1))]! += 1
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    expect(counts.at(-1)).toBeGreaterThan(0)
    expect(counts[0]).toBeGreaterThan(2 * counts.at(-1)!)
  })
})

describe('the charts', () => {
  test('end at 1, 2 or 5 times a power of ten that holds the longest bar', () => {
    expect([0.3, 1, 1.1, 4.9, 50, 51, 99_000].map(niceMax)).toEqual([0.5, 1, 2, 5, 50, 100, 100_000])
    expect([0, -1, NaN].map(niceMax)).toEqual([1, 1, 1])
  })

  test('draw lengths on one scale and never beyond their edge', () => {
    expect([0, 25, 50, 80, -3].map((value) => barLength(value, 50, 200))).toEqual([0, 100, 200, 200, 0])
  })

  test('carry every label and figure as text, and no markup of theirs', () => {
    const svg = drawChart({
      title: 'Rates & <times>',
      unit: 'a second',
      series: ['one', 'two'],
      groups: [
        {
          label: 'page',
          bars: [
            { value: 4, text: '4' },
            { value: 8, text: '8' },
          ],
        },
      ],
      mark: { value: 1, text: 'the baseline' },
    })
    for (const text of [
      'Rates &amp; &lt;times&gt;',
      '>page<',
      '>4<',
      '>8<',
      '>one<',
      '>two<',
      'the baseline',
    ])
      expect(svg).toContain(text)
    expect(svg).toContain('prefers-color-scheme: dark')
  })
})
