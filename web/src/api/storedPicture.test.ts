import { beforeEach, expect, test } from 'vitest'
import { signIn } from '../../test/server.ts'
import { updateStoredPicture } from './storedPicture.ts'
import { currentSession, followOtherTabs } from './storedSession.ts'

beforeEach(() => signIn('personal', { userId: 7, username: 'maria' }))

test('a new picture is stored under both keys of the specification and in the session', () => {
  updateStoredPicture(7, '/files/new.webp')

  expect(localStorage.login_user_profile_picture).toBe('/files/new.webp')
  expect(localStorage.profile_picture).toBe('/files/new.webp')
  expect(currentSession()).toMatchObject({ username: 'maria', profilePicture: '/files/new.webp' })
})

test('the picture of an account that has logged out is not stored', () => {
  updateStoredPicture(8, '/files/new.webp')

  expect(localStorage.profile_picture).toBeUndefined()
})

test('a picture that another tab stores is in the session', () => {
  const stop = followOtherTabs()
  localStorage.setItem('login_user_profile_picture', '/files/theirs.webp')
  window.dispatchEvent(new StorageEvent('storage', { key: 'login_user_profile_picture' }))
  stop()

  expect(currentSession()?.profilePicture).toBe('/files/theirs.webp')
})
