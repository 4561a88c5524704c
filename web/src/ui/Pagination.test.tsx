import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pageCells, Pagination } from './Pagination.tsx'

const show = (page: number, pageCount: number) =>
  render(
    <MemoryRouter>
      <Pagination page={page} pageCount={pageCount} hrefOf={(target) => `/?search=go&page=${target}`} />
    </MemoryRouter>,
  )

describe('the cells of the pagination', () => {
  test.each([
    [1, 1, '1'],
    [3, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 4 gap 6'],
    [4, 6, '1 gap 3 4 5 6'],
    [4, 7, '1 gap 3 4 5 gap 7'],
    [6, 12, '1 gap 5 6 7 gap 12'],
    [12, 12, '1 gap 9 10 11 12'],
  ])('page %i of %i shows %s', (page, pageCount, cells) => {
    expect(pageCells(page, pageCount).join(' ')).toBe(cells)
  })

  test('are at most seven, and include the first, the current and the last page', () => {
    for (let page = 1; page <= 40; page++) {
      const cells = pageCells(page, 40)
      expect(cells.length).toBeLessThanOrEqual(7)
      expect(cells).toEqual(expect.arrayContaining([1, page, 40, 'gap']))
    }
  })
})

test.each([0, 1])('the pagination renders nothing for %i pages', (pageCount) => {
  show(1, pageCount)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

test('pages are links that keep the search, and the current one has aria-current', () => {
  show(6, 12)
  expect(screen.getByRole('link', { name: 'Page 7' })).toHaveAttribute('href', '/?search=go&page=7')
  expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/?search=go&page=5')
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/?search=go&page=7')
})

test('the first page has no link to a previous page', () => {
  show(1, 3)
  expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
})
