import { randomFileName, type Files } from '../adapters/files.ts'
import { pictureKey, picturePath } from '../adapters/pictures.ts'
import type { Db } from '../db/connect.ts'
import { editProfile } from './edit.ts'
import { makePicture } from './picture.ts'
import { updateProfile } from './queries.ts'

/** Gives a profile a picture, unless its owner has chosen one. The sweep deletes a file that no profile names. */
export async function addPicture(db: Db, files: Files, { userId, file }: { userId: number; file: Buffer }) {
  const picture = await makePicture(file)
  const name = randomFileName()
  await files.put(pictureKey(name), picture)
  await editProfile(db, userId, async (db, stored) => {
    if (stored.profile_picture === null)
      await updateProfile(db, userId, { profile_picture: picturePath(name) })
  })
}
