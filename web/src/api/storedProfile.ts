import { storage } from './storage.ts'
import { currentSession, publish, type Session, storePicture } from './storedSession.ts'

type StoredProfile = Partial<Pick<Session, 'username' | 'profilePicture'>>

/**
 * Stores a new picture or username of the own account, which the header of this and every other tab then shows. Does
 * nothing if another account has logged in meanwhile. The full name of a person is stored nowhere in the browser: after
 * saving it, reload the profile with `useProfileChanged`.
 */
export function updateStoredProfile(userId: number, { username, profilePicture }: StoredProfile) {
  if (currentSession()?.userId !== userId) return
  if (username !== undefined) storage.set('username', username)
  if (profilePicture !== undefined) storePicture(profilePicture)
  publish()
}
