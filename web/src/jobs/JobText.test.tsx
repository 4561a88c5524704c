import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JobText } from './JobText.tsx'

const show = (text: string) => render(<JobText text={text} heading="h2" />)

test('a description has its headings and lists', () => {
  show('We build stairs.\n\nWhat you do\n- Measure\n* Fit')
  expect(screen.getByText('We build stairs.')).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'What you do' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Measure', 'Fit'])
})

test('web addresses are links that pass on no reputation', async () => {
  show('See https://stairs.example/x.\n- Or http://b.example\n- Or www.c.example')
  const link = await screen.findByRole('link', { name: 'https://stairs.example/x' })
  expect(link).toHaveAttribute('rel', 'noopener nofollow ugc')
  expect(screen.getByRole('link', { name: 'http://b.example' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'www.c.example' })).toHaveAttribute(
    'href',
    'https://www.c.example/',
  )
  expect(screen.getByText(/^See/)).toHaveTextContent('See https://stairs.example/x.')
})

test('HTML is text', () => {
  const { container } = show('<b>Bold</b>\n- <script>alert(1)</script>')
  expect(container.querySelector('b, script')).toBeNull()
  expect(screen.getByRole('listitem')).toHaveTextContent('<script>alert(1)</script>')
})
