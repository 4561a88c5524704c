import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigationType } from 'react-router'
import { expect, test } from 'vitest'
import { renderIn } from '../../test/render.tsx'
import { Link, type LinkProps } from './Link.tsx'

const Way = () => <p>{useNavigationType()}</p>

function open(link: Partial<LinkProps> = {}) {
  const view = renderIn(
    '/here/?page=1',
    <>
      <Link to="/there/?page=2" {...link}>
        Go
      </Link>
      <Way />
    </>,
  )
  return {
    ...view,
    link: screen.getByRole('link', { name: 'Go' }),
    way: () => screen.getByRole('paragraph').textContent,
  }
}

/** Whether the click was left to the browser. */
function click(link: HTMLElement, how: MouseEventInit = {}) {
  const event = createEvent.click(link, { button: 0, ...how })
  fireEvent(link, event)
  return !event.defaultPrevented
}

test('a click goes there, as a step to go back from', async () => {
  const { link, url, way } = open()
  expect(link).toHaveAttribute('href', '/there/?page=2')
  await userEvent.click(link)
  expect([url(), way()]).toEqual(['/there/?page=2', 'PUSH'])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is the browser’s: a tab, a window, a download',
  (how) => {
    const { link, url } = open()
    expect(click(link, how)).toBe(true)
    expect(url()).toBe('/here/?page=1')
  },
)

test('a link to where one is, and one that replaces, add no step', async () => {
  const here = open({ to: '/here/?page=1' })
  await userEvent.click(here.link)
  expect([here.url(), here.way()]).toEqual(['/here/?page=1', 'REPLACE'])
  here.unmount()

  const instead = open({ replace: true })
  await userEvent.click(instead.link)
  expect([instead.url(), instead.way()]).toEqual(['/there/?page=2', 'REPLACE'])
})

test('whoever keeps a click for themselves keeps it', () => {
  const { link, url } = open({ onClick: (event) => event.preventDefault() })
  click(link)
  expect(url()).toBe('/here/?page=1')
})

test('an address that begins like that of another site stays on this one', () => {
  expect(open({ to: '//elsewhere.example/' }).link).toHaveAttribute('href', '/elsewhere.example/')
})
