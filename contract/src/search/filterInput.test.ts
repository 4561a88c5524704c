import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { filterFields, filterRules } from './filterInput.ts'
import { facetsOf, type FilterTable, JOB_FILTERS } from './filters.ts'

const TABLE = {
  ...JOB_FILTERS,
  skill: { kind: 'options', label: 'Skill', values: 'skills' },
  verified: { kind: 'flag', label: 'Verified' },
  hours: { kind: 'options', label: 'Hours', values: ['Day', 'Week'] },
  hours_min: {
    kind: 'minimum',
    label: 'Lowest hours',
    unit: 'hours',
    unitRequired: 'Please select one unit.',
  },
} as const satisfies FilterTable

const input = z.object(filterFields(TABLE)).check(...filterRules(TABLE))

describe('a filter that is added to the table', () => {
  test('is a field of the input and of its JSON schema', () => {
    expect(input.parse({ skill: 'Welding', verified: 'true' })).toMatchObject({
      skill: ['Welding'],
      verified: true,
    })
    expect(Object.keys(z.toJSONSchema(input, { io: 'input' }).properties!)).toEqual(Object.keys(TABLE))
  })

  test('is compared with documents as a list or as a flag that is on', () => {
    const values = { skill: ['Welding', 'Python'], verified: true, remote: false, hours_min: '8' }
    expect(facetsOf(TABLE, values)).toEqual({ skill: ['Welding', 'Python'], verified: ['true'] })
  })

  test('is refused as a minimum without exactly one unit', () => {
    expect(input.safeParse({ hours_min: '8', hours: 'Week' }).success).toBe(true)
    for (const hours of [undefined, ['Day', 'Week']])
      expect(input.safeParse({ hours_min: '8', hours }).error?.issues).toMatchObject([
        { path: ['hours_min'], message: 'Please select one unit.' },
      ])
  })
})

test('the unit of each minimum is a list in the same section', () => {
  const table: FilterTable = JOB_FILTERS
  for (const filter of Object.values(table)) {
    if (filter.kind !== 'minimum') continue
    expect(table[filter.unit]).toMatchObject({ kind: 'options', section: filter.section })
  }
})
