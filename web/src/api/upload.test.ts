import { sessions } from '@guildhall/contract/account/sessions'
import { profile } from '@guildhall/contract/profile/endpoints'
import { expect, test } from 'vitest'
import { answer, hold, refuse, serve, signIn, unreachable, unreadable } from '../../test/server.ts'
import { readTokens } from './storedSession.ts'
import { upload } from './upload.ts'

const saved = answer(profile.saveResume, {
  status: 201,
  body: { success: 'Resume saved', resume: '/files/resume.pdf' },
})
const pdf = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' })
const send = (options?: Parameters<typeof upload>[2]) =>
  upload(profile.saveResume, { body: { name: 'resume.pdf' }, file: pdf }, options)

test('an upload sends the fields, then the file, with the access token', async () => {
  signIn('personal')
  const requests = serve([saved])

  expect(await send()).toEqual({
    status: 201,
    body: { success: 'Resume saved', resume: '/files/resume.pdf' },
  })
  expect(requests).toMatchObject([{ method: 'POST', authorization: 'JWT personal-access' }])
  expect(Object.entries(requests[0]!.body as object)).toEqual([
    ['name', 'resume.pdf'],
    ['pdf', expect.objectContaining({ name: 'resume.pdf', size: pdf.size, type: 'application/pdf' })],
  ])
})

test('an upload reports its progress', async () => {
  serve([saved])
  const progress: number[] = []

  await send({ onProgress: (sent) => progress.push(sent) })

  expect(progress).toEqual([0.5])
})

test('an upload that answers 401 is repeated with a fresh token', async () => {
  signIn('personal')
  const requests = serve([
    refuse(profile.saveResume, 401, 'Please log in again'),
    answer(sessions.refresh, { status: 200, body: { access: 'second' } }),
    saved,
  ])

  await send()

  expect(requests.map(({ authorization }) => authorization)).toEqual([
    'JWT personal-access',
    undefined,
    'JWT second',
  ])
  expect(readTokens()?.access).toBe('second')
})

test('an aborted upload rejects with the reason and its answer is ignored', async () => {
  const { held, release } = hold(saved)
  serve([held])
  const cancel = new AbortController()

  const sending = send({ signal: cancel.signal })
  await Promise.resolve()
  cancel.abort(new Error('Cancelled'))
  release()

  await expect(sending).rejects.toThrow('Cancelled')
})

test('an upload that is aborted beforehand is not sent', async () => {
  const requests = serve([saved])

  await expect(send({ signal: AbortSignal.abort(new Error('Cancelled')) })).rejects.toThrow('Cancelled')
  expect(requests).toEqual([])
})

test('a failed upload throws the status, the message and Retry-After', async () => {
  serve([
    refuse(profile.saveResume, 429, 'Too many requests', { headers: { 'retry-after': '30' } }),
    unreachable(profile.saveResume),
    unreadable(profile.saveResume, '<html>'),
  ])

  await expect(send()).rejects.toMatchObject({ status: 429, message: 'Too many requests', retryAfter: 30 })
  await expect(send()).rejects.toMatchObject({
    status: 0,
    message: "We couldn't reach the server. Check your connection and try again.",
  })
  await expect(send()).rejects.toMatchObject({ name: 'ApiError', status: 200 })
})
