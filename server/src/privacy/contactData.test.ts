import { applying } from '@guildhall/contract/hiring/applying'
import { CONTACT_NOTICES, profile } from '@guildhall/contract/profile/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { settings } from '@guildhall/contract/account/settings'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshFolder, freshWebFolder } from '../../test/folders.ts'
import { withdraw } from '../../test/hiring.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { listMessages, replyTo, sendMessage } from '../../test/messages.ts'
import { aPdf, uploadResume } from '../../test/uploads.ts'
import { openFolder } from '../adapters/files.ts'

const PHONE = '+49 30 1234567'

/** A candidate with all contact data, a company with a job, and a page that renders the profile as the server fetches it. */
async function openInstance() {
  const instance = await freshInstance({
    files: await openFolder(await freshFolder()),
    webFolder: await freshWebFolder(),
    render: async ({ fetch, path }) => {
      const { status, body } = await fetch(path.replace('/page/', '/api/user/profile/'))
      const html = JSON.stringify(body)
      return {
        status: status === 200 ? 200 : 404,
        version: html,
        html: async () => ({ start: html, middle: '', end: '' }),
      }
    },
  })
  const ann = await instance.newCandidate({ name: 'Ann Berg', username: 'annberg' })
  await instance.db.updateTable('users').set({ phone_number: PHONE }).where('id', '=', ann.id).execute()
  await uploadResume(instance, ann, { content: await aPdf() })
  const { id: jobId, company } = await instance.newJob()
  return { instance, ann, company, jobId }
}

type Opened = Awaited<ReturnType<typeof openInstance>>

const choose = ({ instance, ann }: Opened, contact_visible_to: 'dealt_with' | 'companies') =>
  instance.call(settings.savePreferences, { body: { contact_visible_to } }, ann)

const applyTo = ({ instance, ann, jobId }: Opened) =>
  instance.call(applying.apply, { params: { id: jobId }, body: [] }, ann)

/** A reader's responses of all endpoints that could show the candidate's contact data. */
async function readAll({ instance, ann }: Opened, as: Account | undefined) {
  const userId = ann.id
  const read = await instance.send(profile.getProfile, { params: { userId } }, { as })
  const { email, phone_number, resume, contact_notice } = read.json<Record<string, string | null>>()
  const opened = await instance.send(profile.getResume, { params: { userId } }, { as })
  return {
    profile: { email, phone_number, hasResume: resume !== null, contact_notice },
    getResume: opened.statusCode,
    ...(as && as.id !== userId && { message: await recipientEmail(instance, as, ann) }),
  }
}

/** The recipient's email in a message that the account sends. */
async function recipientEmail(instance: TestInstance, from: Account, to: Account) {
  await sendMessage(instance, from, to, { subject: `From ${from.username}` })
  return (await listMessages(instance, 'sent', from)).data[0]!.recipient.email
}

const ALIAS = 'annberg@members.guildhall.test'

const SHOWN = (ann: Account) => ({
  profile: { email: ann.email, phone_number: PHONE, hasResume: true, contact_notice: null },
  getResume: 200,
  message: ann.email,
})

const HIDDEN = (contact_notice: string) => ({
  profile: { email: ALIAS, phone_number: null, hasResume: false, contact_notice },
  getResume: 404,
  message: ALIAS,
})

const STRANGER = HIDDEN(CONTACT_NOTICES.stranger)

describe("a candidate's contact data", () => {
  test("a candidate's contact data is shown to its owner", async () => {
    const opened = await openInstance()
    const { message: _, ...own } = SHOWN(opened.ann)
    expect(await readAll(opened, opened.ann)).toEqual(own)
  })

  test("a candidate's contact data is hidden from visitors, without an alias", async () => {
    const opened = await openInstance()
    await choose(opened, 'companies')
    expect(await readAll(opened, undefined)).toEqual({
      profile: { email: null, phone_number: null, hasResume: false, contact_notice: CONTACT_NOTICES.visitor },
      getResume: 401,
    })
  })

  test("a candidate's contact data is hidden from other candidates, whatever its owner chose and wrote", async () => {
    const opened = await openInstance()
    const { instance, ann } = opened
    const bob = await instance.newCandidate()
    await choose(opened, 'companies')
    await sendMessage(instance, ann, bob)
    expect(await readAll(opened, bob)).toEqual(HIDDEN(CONTACT_NOTICES.candidate))
  })

  test('contact data is hidden from a company that wrote to the candidate and got no answer', async () => {
    const opened = await openInstance()
    expect(await readAll(opened, opened.company)).toEqual(STRANGER)
    expect(await readAll(opened, opened.company)).toEqual(STRANGER)
  })

  test('contact data is shown to a company that the candidate applied to, until the withdrawal, and to no other', async () => {
    const opened = await openInstance()
    const { instance, ann, company, jobId } = opened
    const { company: other } = await instance.newJob()
    await applyTo(opened)
    expect(await readAll(opened, company)).toEqual(SHOWN(ann))
    expect(await readAll(opened, other)).toEqual(STRANGER)
    await withdraw(instance, jobId, ann)
    expect(await readAll(opened, company)).toEqual(STRANGER)
  })

  test('contact data is shown to a company with another application of the candidate after a withdrawal', async () => {
    const opened = await openInstance()
    const { instance, ann, company, jobId } = opened
    const { id } = await instance.newJob({ by: company, jobTitle: 'Miller' })
    await applyTo(opened)
    await instance.call(applying.apply, { params: { id }, body: [] }, ann)
    await withdraw(instance, jobId, ann)
    expect(await readAll(opened, company)).toEqual(SHOWN(ann))
  })

  test('contact data is shown to a company that the candidate wrote or replied to', async () => {
    const opened = await openInstance()
    const { instance, ann, company } = opened
    const other = await instance.newCompany()
    await sendMessage(instance, ann, company)
    await replyTo(instance, await sendMessage(instance, other, ann), ann)
    for (const as of [company, other]) expect(await readAll(opened, as)).toEqual(SHOWN(ann))
  })

  test('contact data is shown to all companies once the candidate chose that, until the choice is undone', async () => {
    const opened = await openInstance()
    const { ann, company } = opened
    await choose(opened, 'companies')
    expect(await readAll(opened, company)).toEqual(SHOWN(ann))
    await choose(opened, 'dealt_with')
    expect(await readAll(opened, company)).toEqual(STRANGER)
  })

  test('no search and no rendered page contains contact data, whatever the candidate chose', async () => {
    const opened = await openInstance()
    const { instance, ann, company } = opened
    await choose(opened, 'companies')
    const found = await instance.send(search.searchPeople, { body: {}, query: {} }, { as: company })
    expect(found.payload).toContain('Ann Berg')
    const headers = { authorization: `JWT ${company.access}` }
    const page = await instance.app.inject({ url: `/page/${ann.id}/`, headers })
    expect(page.payload).toContain('Ann Berg')
    for (const { payload } of [found, page])
      expect([ann.email, PHONE, '@members.', '.pdf'].filter((secret) => payload.includes(secret))).toEqual([])
  })
})

describe("a company's contact data", () => {
  test("a company's contact data is shown to all accounts, and hidden from visitors", async () => {
    const { instance, ann, company } = await openInstance()
    await instance.db.updateTable('users').set({ phone_number: PHONE }).where('id', '=', company.id).execute()
    const read = async (as?: Account) => {
      const response = await instance.call(profile.getProfile, { params: { userId: company.id } }, as)
      return response.body
    }
    for (const as of [company, ann, await instance.newCompany()])
      expect(await read(as)).toMatchObject({
        email: company.email,
        phone_number: PHONE,
        contact_notice: null,
      })
    expect(await read()).toMatchObject({
      email: null,
      phone_number: null,
      contact_notice: CONTACT_NOTICES.visitor,
    })
  })
})
