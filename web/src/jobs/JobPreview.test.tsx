import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aJob } from '../../test/aJob.ts'
import { renderIn } from '../../test/render.tsx'
import { JobPreview } from './JobPreview.tsx'

test('the preview of a job has its title, its facts and its skills', () => {
  renderIn('/', <JobPreview job={aJob()} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Joiner' })).toBeVisible()
  expect(screen.getByText('4 - 6 years')).toBeVisible()
  const skills = within(screen.getByRole('list', { name: 'Skills' }))
  expect(skills.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Joinery',
    'Site Management',
  ])
})

test('the preview of a job has a way back to the page that it hides', async () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue()
  renderIn('/', <JobPreview job={aJob()} />)
  await userEvent.click(screen.getByRole('button', { name: 'Back to jobs' }))
  expect(back).toHaveBeenCalledOnce()
  back.mockRestore()
})
