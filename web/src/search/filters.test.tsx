import { search } from '@guildhall/contract/search/endpoints'
import { type FilterTable, JOB_FILTERS } from '@guildhall/contract/search/filters'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router'
import { describe, expect, test } from 'vitest'
import { answer, renderAt, unreachable } from '../../test/render.tsx'
import { to } from '../to.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { ActiveFilters } from './ActiveFilters.tsx'
import { FilterRow } from './FilterRow.tsx'
import { FilterSheet } from './FilterSheet.tsx'
import { jobTexts } from './messages.ts'
import { activeFilters } from './activeFilters.ts'
import { countActive, filterInput, type FiltersProps, readFilters } from './filters.ts'

const TABLE = {
  ...JOB_FILTERS,
  skill: { kind: 'options', label: 'Skill', values: 'skills', searchLabel: 'Search skills' },
  verified: { kind: 'flag', label: 'Verified' },
} as const satisfies FilterTable

const lookups = answer(search.getSearchBarData, {
  status: 200,
  body: { skills: [{ id: 1, skill_name: 'Welding', total_job: 1 }], emp_type: [], location: [] },
})

/** Shows controls with the filters of the URL, and navigates to what they change. */
function WithUrl({ children }: { children: (filters: FiltersProps) => React.ReactNode }) {
  const navigate = useNavigate()
  const values = readFilters(TABLE, useSearchParams())
  return children({
    table: TABLE,
    values,
    counted: { counts: 'jobs', search: '', filters: values },
    found: { total: 3, isStale: false, inWords: jobTexts.found },
    onChange: (changes) => void navigate(to.search({ ...values, ...changes })),
  })
}

const open = (url: string, controls: (filters: FiltersProps) => React.ReactNode) =>
  renderAt(url, '/', <WithUrl>{controls}</WithUrl>, [lookups, unreachable(search.countJobs)])

describe('a filter that is added to the table', () => {
  test('is read from the URL and sent to the endpoint', () => {
    const values = readFilters(TABLE, new URLSearchParams('skill=Welding&skill=Welding&verified=true&x=1'))
    expect(filterInput(values)).toEqual({ skill: ['Welding'], verified: true })
  })

  test('has a chip that removes it', async () => {
    const { url } = open('/?skill=Welding&skill=Python&verified=true', (filters) => (
      <ActiveFilters {...filters} />
    ))
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Welding' }))
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Verified only' }))
    expect(url()).toBe('/?skill=Python')
  })

  test('has a panel on a wide screen, or a button if it is a flag', async () => {
    const { url } = open('/', (filters) => <FilterRow {...filters} />)
    await userEvent.click(screen.getByRole('button', { name: 'Skill' }))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Welding' }))
    await userEvent.click(screen.getByRole('button', { name: 'Verified' }))
    expect(url()).toBe('/?skill=Welding&verified=true')
    expect(screen.getByRole('button', { name: 'Skill 1 filter active' })).toBeVisible()
  })

  test('has a field in the sheet of a phone', async () => {
    const { url } = open('/?skill=Welding', (filters) => <FilterSheet {...filters} open onClose={() => {}} />)
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }))
    expect(await sheet.findByRole('checkbox', { name: 'Welding' })).toBeChecked()
    await userEvent.click(sheet.getByRole('switch', { name: 'Verified only' }))
    expect(url()).toBe('/?skill=Welding&verified=true')
  })
})

test('a chip that is removed hands the focus to the next chip, and the last one to the one before', async () => {
  open('/?skill=Welding&skill=Python&verified=true', (filters) => <ActiveFilters {...filters} />)
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Python' }))
  expect(screen.getByRole('button', { name: 'Remove the filter Verified only' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Remove the filter Welding' })).toHaveFocus()
})

test.each([
  ['', 0],
  ['remote=true&skill=Welding&skill=Carving', 3],
  ['period=Hour&period=Year', 2],
  ['period=Hour&salary_min=25&verified=true', 2],
])('of %j, as many filters are counted as have a chip: %i', (query, count) => {
  const values = readFilters(TABLE, new URLSearchParams(query))
  expect(countActive(TABLE, values)).toBe(count)
  expect(activeFilters(TABLE, values)).toHaveLength(count)
})
