import { act, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { renderShell } from '../../test/renderShell.tsx'
import { watchViewport } from '../../test/viewport.ts'
import { site } from '../ui/site.ts'

const parts = {
  CommentForm: () => <form aria-label="comment" />,
  ContactForm: () => <form aria-label="contact" />,
}

const open = () => {
  renderShell('/', { footer: parts })
  return within(screen.getByRole('contentinfo'))
}

/** For one test, the operator can be reached so. */
function beReachedBy(contact: typeof site.contact) {
  const before = site.contact
  site.contact = contact
  onTestFinished(() => void (site.contact = before))
}

const urlsOf = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')])

test('shows how to reach the operator', () => {
  beReachedBy({
    email: 'hello@jobs.example',
    phone: '+1 (202) 555-0143',
    address: '12 Market Square',
    links: [{ name: 'Mastodon', url: 'https://mastodon.example/@jobs' }],
  })
  const contact = within(open().getByRole('region', { name: 'Contact' }))
  expect(urlsOf(contact.getAllByRole('link'))).toEqual([
    ['hello@jobs.example', 'mailto:hello@jobs.example'],
    ['+1 (202) 555-0143', 'tel:+12025550143'],
    ['Mastodon', 'https://mastodon.example/@jobs'],
  ])
  expect(contact.getByText('12 Market Square')).toBeVisible()
})

test('shows nothing that is not configured, and no form to write to the operator', () => {
  const footer = open()
  expect(footer.queryByRole('region', { name: 'Contact' })).not.toBeInTheDocument()
  expect(footer.queryByRole('region', { name: 'Send Message' })).not.toBeInTheDocument()
  expect(footer.queryByRole('link')).not.toBeInTheDocument()
  expect(footer.getByRole('region', { name: 'Leave your comment' })).toBeVisible()
  expect(footer.getByText('© Guildhall')).toBeVisible()
})

test('loads the forms when they come into view', () => {
  const enter = watchViewport()
  beReachedBy({ email: 'hello@jobs.example', links: [] })
  const footer = open()
  expect(footer.queryByRole('form')).not.toBeInTheDocument()
  act(() => enter())
  expect(footer.getByRole('form', { name: 'comment' })).toBeVisible()
  expect(footer.getByRole('form', { name: 'contact' })).toBeVisible()
})
