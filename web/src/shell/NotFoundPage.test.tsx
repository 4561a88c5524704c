import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderShell } from '../../test/renderShell.tsx'

test.each([
  ['/nope', 'Page Not Found'],
  ['/job-not-found/', 'Job Not Found'],
  ['/user-not-found/', 'User Not Found'],
])('%s says %s, in the tab too', (url, label) => {
  renderShell(url)

  expect(screen.getByRole('heading', { name: label })).toBeVisible()
  expect(document.title).toBe(`${label} · Guildhall`)
})
