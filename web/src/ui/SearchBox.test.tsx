import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SearchBox } from './SearchBox.tsx'

const GROUPS = [
  { heading: 'Skills', suggestions: ['React', 'Research'] },
  { heading: 'Job Type', suggestions: [] },
  { heading: 'Location', suggestions: ['Remote'] },
]

function Search({ onSearch }: { onSearch: (text: string) => void }) {
  const [text, setText] = useState('')
  return (
    <SearchBox
      label="Search jobs"
      placeholder="Skill, Job Type, Location"
      text={text}
      onTextChange={setText}
      groups={GROUPS}
      onSearch={onSearch}
    />
  )
}

function open() {
  const onSearch = vi.fn<(text: string) => void>()
  render(<Search onSearch={onSearch} />)
  return { onSearch, user: userEvent.setup(), box: screen.getByRole('combobox', { name: 'Search jobs' }) }
}

const highlighted = () => screen.queryByRole('option', { selected: true })?.textContent

test('suggestions are grouped under headings, and an empty group is hidden', async () => {
  const { user, box } = open()
  await user.type(box, 're')

  const skills = await screen.findByRole('group', { name: 'Skills' })
  expect(
    within(skills)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['React', 'Research'])
  expect(screen.getByRole('group', { name: 'Location' })).toBeVisible()
  expect(screen.queryByText('Job Type')).not.toBeInTheDocument()
})

test('an empty box shows suggestions only after an arrow key', async () => {
  const { user, box } = open()
  await user.click(box)
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()

  await user.keyboard('{ArrowDown}')
  expect(highlighted()).toBe('React')
})

test('deleting the text closes the suggestions', async () => {
  const { user, box } = open()
  await user.type(box, 'r')
  expect(screen.getByRole('listbox')).toBeVisible()

  await user.keyboard('{Backspace}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('Enter searches for the typed text', async () => {
  const { user, box, onSearch } = open()
  await user.type(box, ' re {Enter}')

  expect(onSearch).toHaveBeenCalledExactlyOnceWith('re')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('arrow keys, Home and End move through all groups, and Enter chooses', async () => {
  const { user, box, onSearch } = open()
  await user.type(box, 're')

  await user.keyboard('{ArrowDown}')
  expect(highlighted()).toBe('React')
  await user.keyboard('{End}')
  expect(highlighted()).toBe('Remote')
  await user.keyboard('{ArrowDown}')
  expect(highlighted()).toBe('React')
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(highlighted()).toBe('Research')
  expect(box).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
  await user.keyboard('{Home}{Enter}')

  expect(onSearch).toHaveBeenCalledExactlyOnceWith('React')
  expect(box).toHaveValue('React')
})

test('clicking a suggestion searches for it and keeps the focus in the box', async () => {
  const { user, box, onSearch } = open()
  await user.type(box, 're')
  await user.click(screen.getByRole('option', { name: 'Remote' }))

  expect(onSearch).toHaveBeenCalledExactlyOnceWith('Remote')
  expect(box).toHaveFocus()
})

test('Escape closes the suggestions and keeps the text', async () => {
  const { user, box } = open()
  await user.type(box, 're{Escape}')

  expect(box).toHaveAttribute('aria-expanded', 'false')
  expect(box).toHaveValue('re')
})

test('leaving the box closes the suggestions', async () => {
  const { user, box } = open()
  await user.type(box, 're')
  await user.tab()

  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('a search right after hydration has what was typed before', async () => {
  // As in a browser: act() would also run the effects that a real event doesn't wait for.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const onSearch = vi.fn<(text: string) => void>()
  const place = document.body.appendChild(document.createElement('div'))
  function SubmitAfterCommit() {
    useLayoutEffect(() => queueMicrotask(() => place.querySelector('form')?.requestSubmit()), [])
    return null
  }
  const app = (
    <>
      <SubmitAfterCommit />
      <Search onSearch={onSearch} />
    </>
  )
  place.innerHTML = renderToString(app)
  place.querySelector('input')!.value = 'Bookbinder'
  const root = hydrateRoot(place, app)

  onTestFinished(() => {
    root.unmount()
    place.remove()
    vi.unstubAllGlobals()
  })

  await waitFor(() => expect(onSearch).toHaveBeenCalledExactlyOnceWith('Bookbinder'))
})
