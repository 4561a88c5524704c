import { applying } from '@guildhall/contract/hiring/applying'
import { readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { hiring, type ApplicationDetail } from '@guildhall/contract/hiring/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { MAX } from '@guildhall/contract/sizes'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inDays, type Account } from '../../test/factories.ts'
import { freshFolder } from '../../test/folders.ts'
import { freshInstance } from '../../test/instance.ts'
import { whileHolding } from '../../test/locks.ts'
import { shareContact } from '../../test/people.ts'
import { enqueue } from '../../test/queues.ts'
import { aPdf, uploadResume } from '../../test/uploads.ts'
import { openFolder } from '../adapters/files.ts'

const NOT_FOUND = { status: 404, body: { error: 'User Not Found' } }
const WHY = { type: 'textarea' as const, value: 'Why?', required: true }

/** A person who has applied with a resume, and the company. */
async function newApplication() {
  const folder = await freshFolder()
  const instance = await freshInstance({ files: await openFolder(folder) })
  const { id, company } = await instance.newJob({ questions: [WHY] })
  const ann = await instance.newCandidate({ name: 'Ann Baker' })
  await instance.db
    .updateTable('users')
    .set({ phone_number: '+49 30 1234' })
    .where('id', '=', ann.id)
    .execute()
  const pdf = await aPdf()
  await uploadResume(instance, ann, { content: pdf }, 'Ann.pdf')
  const apply = (as: Account) =>
    instance.call(applying.apply, { params: { id }, body: [{ ...WHY, answer: 'Because.' }] }, as)
  await apply(ann)

  async function runDaily(task: string) {
    await enqueue(instance.db, task, {}, task)
    await instance.workQueue()
  }

  const read = (user = ann.id, as = company) =>
    instance.call(hiring.getApplication, { params: { id }, query: { user } }, as)

  return {
    instance,
    id,
    company,
    ann,
    pdf,
    apply,
    read,
    readBody: async () => (await read()).body as ApplicationDetail,
    withdraw: () => instance.call(applying.withdrawApplication, { params: { id } }, ann),
    snapshots: () => instance.db.selectFrom('application_snapshots').selectAll().execute(),
    resumes: () => readdir(join(folder, 'resumes')),
    runDaily,
    async cleanUpFiles() {
      const longAgo = new Date(Date.now() - 2 * 3_600_000)
      for (const name of await readdir(join(folder, 'resumes')))
        await utimes(join(folder, 'resumes', name), longAgo, longAgo)
      await runDaily('clean_up_files')
    },
    loseFiles: () => rm(join(folder, 'resumes'), { recursive: true }),
  }
}

describe('an application', () => {
  test('an application has the answers, the history, and the profile as it was sent, with contact data', async () => {
    const { ann, read } = await newApplication()
    expect(await read()).toEqual({
      status: 200,
      body: {
        user: expect.objectContaining({ id: ann.id, name: 'Ann Baker' }),
        job_title: 'Baker',
        application_status: 'Applied',
        history: [{ status: 'Applied', at: expect.stringMatching(/^\d{4}-.*Z$/) }],
        answers: [{ value: 'Why?', required: true, answer: 'Because.' }],
        shortlisted: false,
        note: '',
        snapshot: {
          id: ann.id,
          name: 'Ann Baker',
          username: ann.username,
          email: ann.email,
          phone_number: '+49 30 1234',
          short_intro: 'I bake.',
          bio: 'Since 2010.',
          userlocation: { location: { id: 1, location: expect.any(String) } },
          resume: 'Ann.pdf',
          useremploymenttype: [expect.objectContaining({ employment_type: expect.any(Object) })],
          portfolios: [],
          skills: [expect.objectContaining({ skills: expect.any(Object) })],
          languages: [expect.objectContaining({ language: 'English', proficiency: 'Native' })],
          experiences: { data: [], total_exp: 0 },
          educations: [],
          expectedsalary: { nominal: '30.00', paid_period: 'Hour' },
        },
        changed: [],
        resume: { resume: expect.any(String), name: 'Ann.pdf', size: expect.any(Number) },
      },
    })
  })

  test('the snapshot stays as it was sent, and the fields that differ today are named', async () => {
    const { instance, ann, readBody } = await newApplication()
    const { snapshot } = await readBody()
    const form = { name: 'Ann Baker', phoneNumber: '', shortIntro: 'I bake bread.', bio: 'Since 2010.' }
    await instance.call(profile.saveProfile, { body: form }, ann)
    await instance.call(profileSections.addRate, { body: { amount: '40', period: 'Hour' } }, ann)
    const education = { major: 'Baking', schoolName: 'Trade school', degree: '' }
    await instance.call(profileSections.addEducation, { body: education }, ann)
    await uploadResume(instance, ann, { content: await aPdf('Another') }, 'Ann.pdf')
    const later = await readBody()
    expect(later.snapshot).toEqual(snapshot)
    expect(later.changed).toEqual(['phone_number', 'short_intro', 'resume', 'educations', 'expectedsalary'])
  })

  test('a row that was deleted and added again is no change', async () => {
    const { instance, ann, readBody } = await newApplication()
    await instance.db.deleteFrom('user_languages').execute()
    expect(await readBody()).toMatchObject({ changed: ['languages'] })
    const language = { user_id: ann.id, language: 'English', proficiency: 'Native' }
    await instance.db.insertInto('user_languages').values(language).execute()
    expect(await readBody()).toMatchObject({ changed: [] })
  })

  test('an application is for the company of the job, and of people who have applied', async () => {
    const { instance, ann, company, read } = await newApplication()
    const stranger = await instance.newCandidate()
    for (const user of [stranger.id, company.id, 999_999]) expect(await read(user)).toEqual(NOT_FOUND)
    expect(await read(ann.id, ann)).toMatchObject({ status: 403 })
    expect(await read(ann.id, await instance.newCompany())).toEqual({
      status: 404,
      body: { error: 'Job Not Found' },
    })
    await instance.db.updateTable('users').set({ is_active: false }).where('id', '=', ann.id).execute()
    expect(await read()).toEqual(NOT_FOUND)
  })

  test('the largest profile can be sent', async () => {
    const { instance, apply, read } = await newApplication()
    const ben = await instance.newCandidate()
    // JSON writes a quotation mark as two characters.
    const text = (length: number) => '"'.repeat(length)
    await instance.db
      .insertInto('experiences')
      .values(
        Array.from({ length: MAX.experiences }, () => ({
          user_id: ben.id,
          company_name: text(MAX.profileLine),
          job_name: text(MAX.profileLine),
          start_date: '2020-01-01',
          end_date: '2020-12-31',
          details: text(MAX.experienceDetails),
        })),
      )
      .execute()
    const { id: user_id } = ben
    const educations = Array.from({ length: MAX.educations }, () => ({
      user_id,
      major: text(MAX.profileLine),
      school_name: text(MAX.profileLine),
      degree: text(MAX.profileLine),
    }))
    await instance.db.insertInto('educations').values(educations).execute()
    await instance.db
      .updateTable('users')
      .set({ bio: text(MAX.bio) })
      .where('id', '=', user_id)
      .execute()
    expect(await apply(ben)).toMatchObject({ status: 201 })
    expect(await read(user_id)).toMatchObject({ body: { changed: [] } })
  })

  test('an application from before snapshots has neither snapshot nor resume', async () => {
    const { instance, read } = await newApplication()
    await instance.db.deleteFrom('application_snapshots').execute()
    expect(await read()).toMatchObject({ status: 200, body: { snapshot: null, changed: [], resume: null } })
  })

  test('reading applications does not count towards the daily limit of contact data', async () => {
    const { instance, read } = await newApplication()
    expect(await read()).toMatchObject({ body: { snapshot: { phone_number: '+49 30 1234' } } })
    expect(
      await instance.db.selectFrom('contact_reads').where('is_limited', '=', true).selectAll().execute(),
    ).toEqual([])
  })
})

describe('the resume of an application', () => {
  test('a resume that its owner replaces or deletes stays readable in the application', async () => {
    const { instance, ann, pdf, readBody, resumes, cleanUpFiles } = await newApplication()
    await uploadResume(instance, ann, { content: await aPdf('Another') }, 'New.pdf')
    expect(await resumes()).toHaveLength(2)
    await instance.call(profile.deleteResume, {}, ann)
    await cleanUpFiles()
    expect(await resumes()).toHaveLength(1)
    const { resume, changed } = await readBody()
    expect(changed).toEqual(['resume'])
    expect((await instance.app.inject(resume!.resume)).rawPayload).toEqual(pdf)
    expect(await instance.call(profile.getResume, { params: { userId: ann.id } }, ann)).toMatchObject({
      status: 404,
    })
  })

  test('an application without its file has a snapshot and no resume', async () => {
    const { readBody, loseFiles } = await newApplication()
    await loseFiles()
    expect(await readBody()).toMatchObject({ snapshot: { resume: 'Ann.pdf' }, resume: null })
  })
})

describe('the end of a snapshot', () => {
  test('a withdrawal deletes the snapshot, and the file if the profile has another', async () => {
    const { instance, ann, read, snapshots, resumes, withdraw, cleanUpFiles } = await newApplication()
    await uploadResume(instance, ann, { content: await aPdf('Another') }, 'New.pdf')
    expect(await withdraw()).toMatchObject({ status: 200 })
    expect(await read()).toEqual(NOT_FOUND)
    expect(await snapshots()).toEqual([])
    expect(await resumes()).toHaveLength(2)
    await cleanUpFiles()
    expect(await resumes()).toHaveLength(1)
  })

  test('after a withdrawal, the contact data of the person counts towards the daily limit again', async () => {
    const { instance, ann, company, withdraw } = await newApplication()
    await shareContact(instance, ann)
    const counted = async () => {
      await instance.call(profile.getProfile, { params: { userId: ann.id }, query: {} }, company)
      return instance.db.selectFrom('contact_reads').where('is_limited', '=', true).selectAll().execute()
    }
    expect(await counted()).toEqual([])
    await withdraw()
    expect(await counted()).toHaveLength(1)
  })

  test('a snapshot is deleted 180 days after the decision, and not while the application is undecided in time', async () => {
    const { instance, id, company, ann, readBody, snapshots, runDaily } = await newApplication()
    const change = (set: object) => instance.db.updateTable('applications').set(set).execute()
    await change({ applied_at: sql`now() - interval '1 year'` })
    await runDaily('clean_up_snapshots')
    expect(await snapshots()).toHaveLength(1)
    const accept = { params: { id }, body: { user_id: ann.id } }
    expect(await instance.call(hiring.acceptApplicant, accept, company)).toMatchObject({ status: 200 })
    await change({ decided_at: sql`now() - interval '179 days'` })
    await runDaily('clean_up_snapshots')
    expect(await snapshots()).toHaveLength(1)
    await change({ decided_at: sql`now() - interval '181 days'` })
    await runDaily('clean_up_snapshots')
    expect(await snapshots()).toEqual([])
    expect(await readBody()).toMatchObject({ application_status: 'Accepted', snapshot: null, resume: null })
  })

  test('a snapshot of an undecided application is deleted 180 days after the job should have closed', async () => {
    const { instance, snapshots, runDaily } = await newApplication()
    const deadline = (days: number) =>
      instance.db
        .updateTable('jobs')
        .set({ deadline: inDays(-days) })
        .execute()
    await deadline(30 + 179)
    await runDaily('clean_up_snapshots')
    expect(await snapshots()).toHaveLength(1)
    await deadline(30 + 182)
    await runDaily('clean_up_snapshots')
    expect(await snapshots()).toEqual([])
  })

  test('a snapshot is deleted with its application', async () => {
    const { instance, snapshots } = await newApplication()
    await instance.db.deleteFrom('applications').execute()
    expect(await snapshots()).toEqual([])
  })
})

describe('applications and edits of the profile at the same time', () => {
  test('a resume deleted during an application is deleted after it, or the application is refused', async () => {
    const { instance, id, apply, snapshots, read } = await newApplication()
    const people = [await instance.newCandidate(), await instance.newCandidate()]
    for (const person of people) await uploadResume(instance, person, { content: await aPdf() }, 'cv.pdf')
    const [first, second] = people as [Account, Account]
    const remove = (as: Account) => instance.call(profile.deleteResume, {}, as)
    const lockOf = (person: Account) => `select from users where id = ${person.id} for update`

    const sent = await whileHolding(instance, lockOf(first), async (waiting) => {
      const applied = apply(first)
      await waiting(1)
      const removed = remove(first)
      await waiting(2)
      return { applied, removed }
    })
    expect([(await sent.applied).status, (await sent.removed).status]).toEqual([201, 200])
    expect(await read(first.id)).toMatchObject({ body: { resume: { name: 'cv.pdf' } } })

    const refused = await whileHolding(instance, lockOf(second), async (waiting) => {
      const removed = remove(second)
      await waiting(1)
      const applied = apply(second)
      await waiting(2)
      return { applied, removed }
    })
    expect([(await refused.removed).status, (await refused.applied).status]).toEqual([200, 403])
    expect((await snapshots()).filter(({ job_id }) => job_id === id)).toHaveLength(2)
  })
})
