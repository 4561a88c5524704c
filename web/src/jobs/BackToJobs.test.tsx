import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderIn } from '../../test/render.tsx'
import { BackToJobs } from './BackToJobs.tsx'

test('who opened a job by its address goes to the board', async () => {
  const page = renderIn('/jobs/?jobId=1', <BackToJobs />)

  await userEvent.click(screen.getByRole('link', { name: 'Back to jobs' }))

  expect(page.url()).toBe('/')
})
