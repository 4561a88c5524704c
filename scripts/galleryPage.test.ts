import { expect, test } from 'vitest'
import { galleryPage, type Screenshot } from './galleryPage.ts'

const shot = (overrides: Partial<Screenshot> = {}): Screenshot => ({
  group: 'Job board',
  screen: 'the job board',
  device: 'desktop',
  theme: 'light',
  file: 'desktop-light/the-job-board.png',
  ...overrides,
})

test('the screenshots of a screen are side by side, and those of both devices are under one heading', () => {
  const phone = { device: 'phone', file: 'phone-light/the-job-board.png' } as const
  const page = galleryPage([shot(), shot({ screen: 'the page of a job' }), shot(phone)])

  expect(page.match(/<h2 .*?<\/h2>/g)).toEqual(['<h2 id="job-board">Job board</h2>'])
  expect(page.match(/<h3>.*?<\/h3>/g)).toEqual(['<h3>the job board</h3>', '<h3>the page of a job</h3>'])
  const [board] = page.split('<h3>the page of a job</h3>')
  expect(board!.match(/<img src="[^"]*"/g)).toEqual([
    '<img src="desktop-light/the-job-board.png"',
    '<img src="phone-light/the-job-board.png"',
  ])
})

test('a screen that could not be opened says so', () => {
  const page = galleryPage([shot({ file: undefined })])
  expect(page).toContain('could not be opened')
  expect(page).not.toContain('<img')
})

test('names are escaped', () => {
  const page = galleryPage([shot({ screen: 'a "quote" & <b>' })])
  expect(page).toContain('<h3>a &quot;quote&quot; &amp; &lt;b&gt;</h3>')
})
