import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { renderIn, signIn } from '../../test/render.tsx'
import { ManageButton } from './ManageButton.tsx'

const job = aJob({ user_posted: { id: 3, name: 'Linden Joinery', profile_picture: null } })
const show = () => renderIn('/', <ManageButton job={job} />)

test('a company sees a link to manage its own job', () => {
  signIn('company', { userId: 3 })
  show()

  expect(screen.getByRole('link', { name: 'Manage job' })).toHaveAttribute(
    'href',
    '/job-detail-panel/?jobId=60',
  )
})

test.each(['company', 'personal'] as const)(
  "a %s account sees no link to manage another account's job",
  (userType) => {
    signIn(userType, { userId: userType === 'company' ? 4 : 3 })
    expect(show().container).toBeEmptyDOMElement()
  },
)
