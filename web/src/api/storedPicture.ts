import { currentSession, publish, storePicture } from './storedSession.ts'

/**
 * Stores a new picture of the own account, which the header of this and every other tab then shows. Does nothing if
 * another account has logged in meanwhile.
 */
export function updateStoredPicture(userId: number, picture: string) {
  if (currentSession()?.userId !== userId) return
  storePicture(picture)
  publish()
}
