import type { Files } from '../adapters/files.ts'
import type { Db } from '../db/connect.ts'
import { editProfile } from './edit.ts'
import { storePicture } from './picture.ts'
import { updateProfile } from './queries.ts'

/** Gives a profile a picture, unless its owner has chosen one. */
export async function addPicture(db: Db, files: Files, { userId, file }: { userId: number; file: Buffer }) {
  const profile_picture = await storePicture(file, (key, picture) => files.put(key, picture))
  await editProfile(db, userId, async (db, stored) => {
    if (stored.profile_picture === null) await updateProfile(db, userId, { profile_picture })
  })
}
