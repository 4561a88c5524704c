import type { profileForm } from '@guildhall/contract/profile/forms'
import type * as z from 'zod/mini'
import { lockActiveAccount, type NameRule } from '../account/api.ts'
import type { Db } from '../db/connect.ts'
import { indexJobsOfCompany } from '../jobs/api.ts'
import { refuseUnknown } from '../lookups/api.ts'
import { refusedFields } from '../platform/http/refusal.ts'
import { updateProfile } from './queries.ts'
import { identityErrors } from './rules.ts'
import { indexPerson } from './search.ts'

type Stored = Awaited<ReturnType<typeof lockActiveAccount>>

type Change<Result> = (db: Db, stored: Stored) => Promise<Result>

/**
 * Every change of a profile goes through this: one transaction that locks the account first and updates the search last.
 * So concurrent changes of one profile wait for each other, and searches find it as it is.
 */
export const editProfile = <Result>(db: Db, userId: number, change: Change<Result>) =>
  editUnsearched(db, userId, async (db, stored) => {
    const result = await change(db, stored)
    if (stored.user_type === 'personal') await indexPerson(db, userId)
    return result
  })

/** The same for what neither searches nor cards show, such as links. */
export const editUnsearched = <Result>(db: Db, userId: number, change: Change<Result>) =>
  db.transaction().execute(async (db) => change(db, await lockActiveAccount(db, userId, 'exclusive')))

/** Changes the fields that the form contains; a company's new name is on its job cards some seconds later. */
export const saveProfile = (
  db: Db,
  userId: number,
  form: z.output<typeof profileForm>,
  nameErrorOf: NameRule,
) =>
  editProfile(db, userId, async (db, stored) => {
    const nameError = form.name === stored.name ? undefined : nameErrorOf(form.name)
    const errors = { ...identityErrors(form, stored), ...(nameError && { name: [nameError] }) }
    if (Object.keys(errors).length > 0) throw refusedFields(errors)
    await updateProfile(db, userId, {
      name: form.name,
      phone_number: form.phoneNumber === '' ? null : form.phoneNumber,
      short_intro: form.shortIntro,
      bio: form.bio,
    })
    if (stored.user_type === 'company' && form.name !== stored.name) await indexJobsOfCompany(db, userId)
  })

/** A company's new country is on its job cards at once. */
export const saveLocation = (db: Db, userId: number, locationId: number) =>
  editProfile(db, userId, async (db, { user_type, location_id }) => {
    if (locationId === location_id) return
    await refuseUnknown(db, { id: ['locations', locationId] })
    await updateProfile(db, userId, { location_id: locationId })
    if (user_type === 'company') await indexJobsOfCompany(db, userId)
  })

/** A company's new picture is on its job cards at once. The sweep deletes the old file: open pages still show it. */
export const savePicture = (db: Db, userId: number, profile_picture: string) =>
  editProfile(db, userId, async (db, { user_type }) => {
    await updateProfile(db, userId, { profile_picture })
    if (user_type === 'company') await indexJobsOfCompany(db, userId)
  })

/** Replaces the path of a resume and returns the previous one. Concurrent calls return different paths. */
export const saveResume = (db: Db, userId: number, resume: string | null) =>
  editProfile(db, userId, async (db, previous) => {
    await updateProfile(db, userId, { resume })
    return previous.resume
  })
