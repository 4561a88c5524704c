import { search } from '@guildhall/contract/search/endpoints'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { workLater } from '../../test/queues.ts'

const save = async ({ send }: TestInstance, as: Account | undefined, body: object) => {
  const response = await send(profile.saveProfile, { body }, { as })
  return { status: response.statusCode, body: response.json<object>() }
}

const saveLocation = async ({ send }: TestInstance, as: Account | undefined, id: unknown) => {
  const response = await send(profile.saveLocation, { body: { id } }, { as })
  return { status: response.statusCode, body: response.json<object>() }
}

const ownProfile = async ({ call }: TestInstance, as: Account) => {
  const { status, body } = await call(profile.getOwnProfile, {}, as)
  expect(status).toBe(200)
  return body
}

const refused = (field: string, message: string) => ({
  status: 400,
  body: { error: message, errorField: { [field]: [message] } },
})

describe('own profile', () => {
  test('the own profile has the contact data and counts no read', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    expect(await ownProfile(instance, ann)).toMatchObject({
      id: ann.id,
      username: ann.username,
      email: ann.email,
      contact_notice: null,
    })
    expect(await instance.db.selectFrom('contact_reads').selectAll().execute()).toEqual([])
    expect((await instance.send(profile.getOwnProfile)).statusCode).toBe(401)
  })
})

describe('saving a profile', () => {
  const all = { name: 'Ann Miller', phoneNumber: '+49 30 123456', shortIntro: 'I mill.', bio: 'Since\n2010.' }
  const shown = {
    name: 'Ann Miller',
    phone_number: '+49 30 123456',
    short_intro: 'I mill.',
    bio: 'Since\n2010.',
  }

  test('people and companies change name, phone, intro and bio', async () => {
    const instance = await freshInstance()
    for (const as of [await instance.newAccount(), await instance.newCompany()]) {
      expect(await save(instance, as, all)).toEqual({ status: 201, body: { success: 'Profile saved' } })
      expect(await ownProfile(instance, as)).toMatchObject(shown)
    }
  })

  test('fields that are left out stay as they are, and empty ones are deleted', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    await save(instance, ann, all)
    await save(instance, ann, { name: 'Ann' })
    expect(await ownProfile(instance, ann)).toMatchObject({ ...shown, name: 'Ann' })
    await save(instance, ann, { name: 'Ann', phoneNumber: '', shortIntro: ' ', bio: '' })
    expect(await ownProfile(instance, ann)).toMatchObject({ phone_number: null, short_intro: '', bio: '' })
  })

  test('the stored username and email are accepted, and others are refused', async () => {
    const instance = await freshInstance()
    const [ann, bob] = [await instance.newAccount(), await instance.newAccount()]
    const { username, email } = ann
    const own = { username, email: ` ${email.toUpperCase()} ` }
    expect(await save(instance, ann, { ...all, ...own })).toMatchObject({ status: 201 })
    const renamed = { name: 'Mallory', username, email }
    for (const wrong of [bob.username, username.toUpperCase(), ''])
      expect(await save(instance, ann, { ...renamed, username: wrong })).toEqual(
        refused('username', "The username can't be changed."),
      )
    for (const wrong of [bob.email, ''])
      expect(await save(instance, ann, { ...renamed, email: wrong })).toEqual(
        refused('email', "The email can't be changed."),
      )
    const { body } = await save(instance, ann, { name: 'Mallory', username: 'x', email: 'y' })
    expect(body).toHaveProperty('errorField', {
      username: ["The username can't be changed."],
      email: ["The email can't be changed."],
    })
    expect(await ownProfile(instance, ann)).toMatchObject({ ...shown, username, email })
  })

  test('a user type, an activation or an id in the form change nothing', async () => {
    const instance = await freshInstance()
    const [ann, bob] = [await instance.newAccount(), await instance.newAccount({ name: 'Bob' })]
    const more = { id: bob.id, user_type: 'company', is_active: false, is_demo: true, resume: 'x', rate: 5 }
    expect(await save(instance, ann, { ...all, ...more })).toMatchObject({ status: 201 })
    expect(await ownProfile(instance, ann)).toMatchObject({ id: ann.id, user_type: 'personal', resume: null })
    expect(await ownProfile(instance, bob)).toMatchObject({ name: 'Bob' })
  })

  test('an empty name, an impossible phone number and long texts are refused with the input kept', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    const PHONE = 'Enter a phone number, such as +49 30 123456.'
    for (const [field, value, message] of [
      ['name', ' ', 'Full name is required'],
      ['name', 'x'.repeat(101), 'Please use at most 100 characters.'],
      ['phoneNumber', 'call me', PHONE],
      ['shortIntro', 'x'.repeat(301), 'Please use at most 300 characters.'],
      ['bio', 'x'.repeat(5001), 'Please use at most 5,000 characters.'],
    ] as const)
      expect(await save(instance, ann, { ...all, [field]: value })).toEqual(refused(field, message))
    expect(await save(instance, ann, {})).toEqual(refused('name', 'Full name is required'))
    expect(await ownProfile(instance, ann)).toMatchObject({ name: 'Ann', phone_number: null, bio: '' })
    expect(await save(instance, undefined, all)).toMatchObject({ status: 401 })
  })
})

describe('saving a location', () => {
  test('people and companies choose a location from the list', async () => {
    const instance = await freshInstance()
    const id = await instance.lookup('location', 'Remote')
    for (const as of [await instance.newAccount(), await instance.newCompany()]) {
      expect(await saveLocation(instance, as, id)).toEqual({
        status: 200,
        body: { success: 'Location saved' },
      })
      expect(await ownProfile(instance, as)).toMatchObject({
        userlocation: { location: { id, location: 'Remote' } },
      })
    }
  })

  test('a location that is not in the list is refused', async () => {
    const instance = await freshInstance()
    const ann = await instance.newAccount()
    for (const id of [999_999, 0, '1', null, undefined])
      expect(await saveLocation(instance, ann, id)).toEqual(refused('id', 'Please choose from the list.'))
    expect(await ownProfile(instance, ann)).toMatchObject({ userlocation: null })
    expect(await saveLocation(instance, undefined, 1)).toMatchObject({ status: 401 })
  })
})

describe('the job cards of a company that changes its profile', () => {
  const find = async (instance: TestInstance, text: string) =>
    (await instance.call(search.searchJobs, { query: { search: text } })).body

  test('the cards show a new name and country soon, in search and lists', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Quayside Crafts' })
    const { id } = await instance.newJob({ by })
    await saveLocation(instance, by, await instance.lookup('location', 'Berlin, Germany'))
    await workLater(instance)
    expect(await find(instance, 'quayside')).toMatchObject({ data: [{ id, user_posted: { country: 'DE' } }] })

    await save(instance, by, { name: 'Lakeside Works' })
    await workLater(instance)
    const user_posted = { id: by.id, name: 'Lakeside Works', country: 'DE' }
    expect(await find(instance, 'lakeside')).toMatchObject({ total_user: 1, data: [{ id, user_posted }] })
    expect(await find(instance, 'quayside')).toMatchObject({ total_user: 0 })
    expect(await instance.call(jobs.getCompanyJobs, { params: { userId: by.id }, query: {} })).toMatchObject({
      body: { data: [{ id, user_posted }] },
    })
  })

  test('a name that is refused leaves the cards as they are', async () => {
    const instance = await freshInstance()
    const by = await instance.newCompany({ name: 'Quayside Crafts' })
    await instance.newJob({ by })
    await save(instance, by, { name: 'Lakeside Works', username: 'other' })
    expect(await find(instance, 'quayside')).toMatchObject({ total_user: 1 })
  })
})
