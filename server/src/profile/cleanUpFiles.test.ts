import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { profile } from '@guildhall/contract/profile/endpoints'
import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { freshFolder } from '../../test/folders.ts'
import { freshInstance } from '../../test/instance.ts'
import { enqueue } from '../../test/queues.ts'
import { aPdf, upload, uploadResume } from '../../test/uploads.ts'
import { openFolder } from '../adapters/files.ts'
import { picturePath } from '../adapters/pictures.ts'
import { resumePath } from '../adapters/resumes.ts'
import type { Db } from '../db/connect.ts'
import { cleanUpFiles } from './cleanUpFiles.ts'

const UNNAMED = 'abcdefghijklmnopqrst-_'

async function sweptInstance() {
  const folder = await freshFolder()
  const instance = await freshInstance({ files: await openFolder(folder) })
  const list = async (name: string) => (await readdir(join(folder, name)).catch(() => [])).sort()
  const cleanUp = async () => {
    await enqueue(instance.db, 'clean_up_files', {}, 'clean up')
    await instance.workQueue()
  }
  return {
    instance,
    folder,
    list,
    cleanUp,
    /** Makes all files two hours old, and cleans up. */
    async cleanUpLater() {
      const longAgo = new Date(Date.now() - 2 * 3_600_000)
      for (const name of ['pictures', 'resumes', '.drafts'])
        for (const file of await list(name)) await utimes(join(folder, name, file), longAgo, longAgo)
      await cleanUp()
    },
  }
}

test('the clean-up keeps files that a profile names, and deletes the others once they are an hour old', async () => {
  const { instance, folder, list, cleanUp, cleanUpLater } = await sweptInstance()
  const ann = await instance.newAccount()
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const pictures = []
  for (let n = 0; n < 2; n += 1) {
    const saved = await upload(instance, profile.saveImage, { content: png }, { as: ann })
    pictures.push(saved.json<{ profile_image: string }>().profile_image.split('/').at(-1)!)
  }
  const resume = (await uploadResume(instance, ann, { content: await aPdf() })).json<{ resume: string }>()
  await writeFile(join(folder, `resumes/${UNNAMED}.pdf`), 'left by a killed server')
  await writeFile(join(folder, '.drafts/half'), 'half')

  await cleanUp()
  expect(await list('pictures')).toHaveLength(2)
  expect(await list('resumes')).toHaveLength(2)
  expect(await list('.drafts')).toEqual(['half'])

  await cleanUpLater()
  expect(await list('pictures')).toEqual([pictures[1]])
  expect(await list('resumes')).toEqual([`${resume.resume.split('/')[3]}.pdf`])
  expect(await list('.drafts')).toEqual([])
})

test('the clean-up keeps the files of inactive accounts, such as those of a demo that is off', async () => {
  const { instance, folder, list, cleanUpLater } = await sweptInstance()
  const { id } = await instance.newAccount()
  for (const [name, file] of [
    ['pictures', `${UNNAMED}.webp`],
    ['resumes', `${UNNAMED}.pdf`],
  ] as const) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, file), 'content')
  }
  const paths = { profile_picture: picturePath(UNNAMED), resume: resumePath(UNNAMED, 'Ann.pdf') }
  await instance.db
    .updateTable('users')
    .set({ ...paths, is_active: false })
    .where('id', '=', id)
    .execute()
  await cleanUpLater()
  expect(await list('pictures')).toHaveLength(1)
  expect(await list('resumes')).toHaveLength(1)
})

test('the clean-up of a few files does not read all accounts', async () => {
  const { instance, folder } = await sweptInstance()
  await sql`
    insert into users (user_type, username, email, name, profile_picture, resume)
    select 'personal', 'user' || n, n || '@example.com', 'Ann',
      '/files/pictures/' || n || '.webp', '/files/resumes/' || n || '/Ann.pdf'
    from generate_series(1, 5000) as n`.execute(instance.db)
  await sql`analyze users`.execute(instance.db)
  for (const [name, file] of [
    ['pictures', '7.webp'],
    ['resumes', '7.pdf'],
  ] as const) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, file), 'content')
  }
  const files = await openFolder(folder)
  const countScans = async (db: Db) => {
    const { rows } = await sql<{ scans: number }>`
      select seq_scan::int as scans from pg_stat_xact_user_tables where relname = 'users'`.execute(db)
    return rows[0]!.scans
  }
  await instance.db.transaction().execute(async (db) => {
    const before = await countScans(db)
    await cleanUpFiles(db, files)
    expect(await countScans(db)).toBe(before)
  })
})

test('the clean-up of a folder without files does nothing', async () => {
  const { list, cleanUp } = await sweptInstance()
  await cleanUp()
  expect(await list('pictures')).toEqual([])
})
