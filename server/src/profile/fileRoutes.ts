import { profile, USER_NOT_FOUND } from '@guildhall/contract/profile/endpoints'
import type { FastifyInstance } from 'fastify'
import { randomFileName, type Files } from '../adapters/files.ts'
import { parseResumePath, resumeKey, resumeLinks, resumePath } from '../adapters/resumes.ts'
import type { Db } from '../db/connect.ts'
import { mount, reply } from '../platform/http/mount.ts'
import { BUSY, Refused, tooManyRequests } from '../platform/http/refusal.ts'
import { acceptUploads, type UploadThresholds } from '../platform/http/uploads.ts'
import { isSentResume } from './cleanUpFiles.ts'
import { contactReader } from './contacts.ts'
import { savePicture, saveResume } from './edit.ts'
import { storePicture } from './picture.ts'
import { findResume } from './queries.ts'
import { resumeError, resumeName } from './resume.ts'

type FileDependencies = { db: Db; files: Files; secret: string; uploads?: Partial<UploadThresholds> }

const NO_RESUME = 'This resume is no longer available.'

export function fileRoutes(app: FastifyInstance, { db, files, secret, uploads }: FileDependencies) {
  const findContactNotice = contactReader(app, db)
  const linkTo = resumeLinks(files, secret)

  app.register(async (app) => {
    acceptUploads(app, uploads)

    mount(app, profile.saveImage, async ({ user, file }) => {
      const profile_image = await storePicture(file, store)
      await savePicture(db, user.id, profile_image)
      return reply(201, { success: 'Profile picture saved', profile_image })
    })

    mount(app, profile.saveResume, async ({ user, body, file }) => {
      const error = await resumeError(file)
      if (error) throw new Refused(error.status, error.message)
      const name = randomFileName()
      const resume = resumePath(name, resumeName(body.name))
      // The file first: a row never names a file that doesn't exist. The sweep deletes a file that no row names.
      await store(resumeKey(name), file)
      const previous = await saveResume(db, user.id, resume)
      await deleteResume(previous)
      return reply(201, { success: 'Resume saved', resume })
    })
  })

  mount(app, profile.deleteResume, async ({ user }) => {
    const previous = await saveResume(db, user.id, null)
    if (previous === null) throw new Refused(404, NO_RESUME)
    await deleteResume(previous)
    return reply(200, { success: 'Resume deleted' })
  })

  mount(app, profile.getResume, async ({ params, user, request }) => {
    const owner = await findResume(db, params.userId, user.id)
    if (!owner) throw new Refused(404, USER_NOT_FOUND)
    const link = owner.may_read_contact ? await linkTo(owner.resume) : null
    if (!link) throw new Refused(404, NO_RESUME)
    const read = { user, request, profile: owner, isRead: true, event: 'resume_read' } as const
    const notice = await findContactNotice(read)
    if (notice) throw tooManyRequests(secondsUntilMidnight(), notice)
    return reply(200, link)
  })

  /** Writes a file. A full disk or an unavailable storage answers 503. */
  async function store(key: string, content: Buffer) {
    try {
      await files.put(key, content)
    } catch (error) {
      app.log.error({ err: error }, 'a file could not be stored')
      throw new Refused(503, BUSY)
    }
  }

  /** Call it after the commit. The sweep deletes what can't be deleted now, or is kept by an application. */
  async function deleteResume(path: string | null) {
    const file = path === null ? undefined : parseResumePath(path)
    if (!file) return
    try {
      if (!(await isSentResume(db, file.key))) await files.delete(file.key)
    } catch (error) {
      app.log.warn({ err: error }, 'a replaced file could not be deleted')
    }
  }
}

const DAY_MS = 86_400_000

/** In UTC, when the day of the contact limit ends. */
const secondsUntilMidnight = () => Math.ceil((DAY_MS - (Date.now() % DAY_MS)) / 1000)
