import { createEvent, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigationType } from 'react-router'
import { expect, test } from 'vitest'
import { renderIn } from '../../test/render.tsx'
import { Link, type LinkProps } from './Link.tsx'

const NavigationType = () => <p>{useNavigationType()}</p>

function open(link: Partial<LinkProps> = {}) {
  const view = renderIn(
    '/here/?page=1',
    <>
      <Link to="/there/?page=2" {...link}>
        Go
      </Link>
      <NavigationType />
    </>,
  )
  return {
    ...view,
    link: screen.getByRole('link', { name: 'Go' }),
    navigationType: () => screen.getByRole('paragraph').textContent,
  }
}

/** Whether the click was left to the browser. */
function click(link: HTMLElement, init: MouseEventInit = {}) {
  const event = createEvent.click(link, { button: 0, ...init })
  fireEvent(link, event)
  return !event.defaultPrevented
}

test('a click navigates and adds a history entry', async () => {
  const { link, url, navigationType } = open()
  expect(link).toHaveAttribute('href', '/there/?page=2')
  await userEvent.click(link)
  expect([url(), navigationType()]).toEqual(['/there/?page=2', 'PUSH'])
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %o is left to the browser',
  (init) => {
    const { link, url } = open()
    expect(click(link, init)).toBe(true)
    expect(url()).toBe('/here/?page=1')
  },
)

test('a link to the current URL and one with `replace` add no history entry', async () => {
  const here = open({ to: '/here/?page=1' })
  await userEvent.click(here.link)
  expect([here.url(), here.navigationType()]).toEqual(['/here/?page=1', 'REPLACE'])
  here.unmount()

  const instead = open({ replace: true })
  await userEvent.click(instead.link)
  expect([instead.url(), instead.navigationType()]).toEqual(['/there/?page=2', 'REPLACE'])
})

test('a click handler can prevent the navigation', () => {
  const { link, url } = open({ onClick: (event) => event.preventDefault() })
  click(link)
  expect(url()).toBe('/here/?page=1')
})

test('a path that starts with two slashes stays on this site', () => {
  expect(open({ to: '//elsewhere.example/' }).link).toHaveAttribute('href', '/elsewhere.example/')
})
