import type { profileForm } from '@guildhall/contract/profile/forms'
import type * as z from 'zod/mini'
import type { Db } from '../db/connect.ts'
import { indexJobsOfCompany } from '../jobs/api.ts'
import { refuseUnknown } from '../lookups/api.ts'
import type { User } from '../platform/http/mount.ts'
import { refusedFields } from '../platform/http/refusal.ts'
import { lockUser, updateProfile } from './queries.ts'
import { identityErrors } from './rules.ts'

type Owner = Pick<User, 'id' | 'type'>

/** Changes the fields that the form contains; a company's new name is on its job cards at once. */
export const saveProfile = (db: Db, { id, type }: Owner, form: z.output<typeof profileForm>) =>
  db.transaction().execute(async (db) => {
    const stored = await lockUser(db, id)
    const errors = identityErrors(form, stored)
    if (Object.keys(errors).length > 0) throw refusedFields(errors)
    await updateProfile(db, id, {
      name: form.name,
      phone_number: form.phoneNumber === '' ? null : form.phoneNumber,
      short_intro: form.shortIntro,
      bio: form.bio,
    })
    if (type === 'company' && form.name !== stored.name) await indexJobsOfCompany(db, id)
  })

/** A company's new country is on its job cards at once. */
export const saveLocation = (db: Db, { id, type }: Owner, locationId: number) =>
  db.transaction().execute(async (db) => {
    await refuseUnknown(db, { id: ['locations', locationId] })
    await updateProfile(db, id, { location_id: locationId })
    if (type === 'company') await indexJobsOfCompany(db, id)
  })

/** A company's new picture is on its job cards at once. The sweep deletes the old file: open pages still show it. */
export const savePicture = (db: Db, { id, type }: Owner, profile_picture: string) =>
  db.transaction().execute(async (db) => {
    await updateProfile(db, id, { profile_picture })
    if (type === 'company') await indexJobsOfCompany(db, id)
  })
