import { type Preferences, settings } from '@guildhall/contract/account/settings'
import { blocking } from '@guildhall/contract/blocking/endpoints'
import { sessions } from '@guildhall/contract/account/sessions'
import { type Profile, profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { search } from '@guildhall/contract/search/endpoints'
import { describe, expect, test } from 'vitest'
import type { Account } from '../../test/factories.ts'
import { freshInstance, type TestInstance } from '../../test/instance.ts'
import { newApplicant } from '../../test/hiring.ts'
import { listMessages, sendMessage } from '../../test/messages.ts'

const UNKNOWN = 999_999

type Visibility = Preferences['profile_visibility']

const choose = ({ call }: TestInstance, as: Account, profile_visibility: Visibility) =>
  call(settings.savePreferences, { body: { profile_visibility } }, as)

/** A reader's responses of all calls that take a profile id. */
async function readById({ send }: TestInstance, id: number, as: Account | undefined) {
  const params = { userId: id }
  const responses = [
    await send(profile.getProfile, { params }, { as }),
    await send(profile.getProfile, { params, query: { contact: 'false' } }, { as }),
    await send(ratings.getRatings, { params }, { as }),
    ...(as
      ? [
          await send(sessions.checkUserType, { query: { id } }, { as }),
          await send(profile.getResume, { params }, { as }),
        ]
      : []),
  ]
  return responses.map(({ statusCode, payload }) => [statusCode, payload])
}

describe('the visibility of a profile', () => {
  test.each<[Visibility, string[]]>([
    ['everybody', ['visitor', 'candidate', 'company', 'owner']],
    ['members', ['candidate', 'company', 'owner']],
    ['companies', ['company', 'owner']],
  ])('%s shows it by id to %j, and to others it is like an unknown id', async (visibility, allowed) => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    expect(await choose(instance, ann, visibility)).toMatchObject({ status: 200 })
    const readers = {
      visitor: undefined,
      candidate: await instance.newCandidate(),
      company: await instance.newCompany(),
      owner: ann,
    }
    for (const [name, as] of Object.entries(readers)) {
      const responses = await readById(instance, ann.id, as)
      const unknown = await readById(instance, UNKNOWN, as)
      const isUnknown = JSON.stringify(responses) === JSON.stringify(unknown)
      expect
        .soft([name, responses[0]![0], isUnknown])
        .toEqual(allowed.includes(name) ? [name, 200, false] : [name, 404, true])
    }
  })

  test('companies find every candidate, and one that the candidate applied to reads the profile', async () => {
    const instance = await freshInstance()
    const { id, company } = await instance.newJob()
    const ann = await newApplicant(instance, id)
    await choose(instance, ann, 'companies')
    expect(
      (await instance.call(profile.getProfile, { params: { userId: ann.id } }, company)).body,
    ).toMatchObject({
      email: ann.email,
    })
    for (const as of [company, await instance.newCompany()])
      expect(
        (await instance.send(search.searchPeople, { body: {}, query: {} }, { as })).json(),
      ).toMatchObject({
        data: [{ id: ann.id }],
      })
  })

  test('the visibility has no effect on a company, whose page shows its jobs', async () => {
    const instance = await freshInstance()
    const company = await instance.newCompany()
    await choose(instance, company, 'companies')
    expect((await readById(instance, company.id, undefined)).map(([status]) => status)).toEqual([
      200, 200, 200,
    ])
  })

  test('an account that may not open a profile can block its owner only after messages between the two', async () => {
    const instance = await freshInstance()
    const [ann, bob] = [await instance.newCandidate(), await instance.newCandidate()]
    await choose(instance, ann, 'companies')
    const block = (id: number) => instance.call(blocking.blockUser, { body: { id } }, bob)
    expect(await block(ann.id)).toEqual(await block(UNKNOWN))
    await sendMessage(instance, ann, bob)
    expect(await block(ann.id)).toMatchObject({ status: 201 })
    expect(await block(ann.id)).toMatchObject({ status: 409 })
  })

  test('a change of the visibility shows at once on every server', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    const other = instance.anotherServer()
    const url = `/api/user/profile/${ann.id}/`
    for (const [visibility, status] of [
      ['members', 404],
      ['everybody', 200],
      ['companies', 404],
    ] as const) {
      await choose(instance, ann, visibility)
      const response = await other.inject(url)
      expect([visibility, response.statusCode]).toEqual([visibility, status])
      expect(response.headers['cache-control']).toBe('no-store')
    }
  })

  test("a profile that isn't open to everybody is not indexable, even if its owner allows search engines", async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    await instance.call(settings.savePreferences, { body: { search_engines: true } }, ann)
    const isIndexable = async () =>
      (await instance.send(profile.getProfile, { params: { userId: ann.id } }, { as: ann })).json<{
        is_indexable: boolean
      }>().is_indexable
    expect(await isIndexable()).toBe(true)
    for (const visibility of ['members', 'companies'] as const) {
      await choose(instance, ann, visibility)
      expect(await isIndexable()).toBe(false)
    }
  })

  test('the picture of either side of a message is hidden from the other, who may not open the profile', async () => {
    const instance = await freshInstance()
    const [ann, bob] = [await instance.newCandidate(), await instance.newCandidate()]
    const picture = '/files/pictures/ann.webp'
    await instance.db.updateTable('users').set({ profile_picture: picture }).execute()
    await sendMessage(instance, ann, bob)
    await sendMessage(instance, bob, ann)
    const pictures = async () => [
      (await listMessages(instance, 'inbox', bob)).data[0]!.sender.profile_picture,
      (await listMessages(instance, 'sent', bob)).data[0]!.recipient.profile_picture,
      (await listMessages(instance, 'sent', bob)).data[0]!.sender.profile_picture,
    ]
    expect(await pictures()).toEqual([picture, picture, picture])
    await choose(instance, ann, 'companies')
    expect(await pictures()).toEqual([null, null, picture])
    await choose(instance, ann, 'everybody')
    await instance.call(blocking.blockUser, { body: { id: bob.id } }, ann)
    expect(await pictures()).toEqual([null, null, picture])
  })

  test('the picture of a rater is hidden from readers who may not open the profile', async () => {
    const instance = await freshInstance()
    const { id: job_id, company } = await instance.newJob()
    const ann = await instance.newCandidate()
    const picture = '/files/pictures/ann.webp'
    await instance.db
      .updateTable('users')
      .set({ profile_picture: picture })
      .where('id', '=', ann.id)
      .execute()
    await choose(instance, ann, 'companies')
    const row = { job_id, from_user_id: ann.id, to_user_id: company.id, rating: 5, comment: 'Good.' }
    await instance.db.insertInto('ratings').values(row).execute()
    const pictureFor = async (as?: Account) => {
      const params = { userId: company.id }
      const { data } = (await instance.send(ratings.getRatings, { params }, { as })).json<{
        data: { from_user: { profile_picture: string | null } }[]
      }>()
      return data[0]!.from_user.profile_picture
    }
    expect(await pictureFor()).toBeNull()
    expect(await pictureFor(await instance.newCandidate())).toBeNull()
    expect(await pictureFor(company)).toBe(picture)
  })
})

describe('the privacy settings', () => {
  /** The preferences, and whether the own profile still asks for one. */
  async function read({ call }: TestInstance, as: Account) {
    const { body } = (await call(profile.getOwnProfile, {}, as)) as { body: Profile }
    return { ...(await call(settings.getPreferences, {}, as)).body, contact_asked: body.contact_asked }
  }
  const save = ({ send }: TestInstance, as: Account, body: object) =>
    send(settings.savePreferences, { body }, { as })

  test('everybody opens a profile and companies dealt with read its contact data until its owner chooses', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    const initial = {
      profile_visibility: 'everybody',
      contact_visible_to: 'dealt_with',
      contact_asked: false,
    }
    expect(await read(instance, ann)).toMatchObject(initial)
    await save(instance, ann, { profile_visibility: 'members' })
    expect(await read(instance, ann)).toMatchObject({ ...initial, profile_visibility: 'members' })
  })

  test('the question about contact data is asked until it is answered or dismissed', async () => {
    const instance = await freshInstance()
    const [ann, bob] = [await instance.newCandidate(), await instance.newCandidate()]
    await save(instance, ann, { contact_visible_to: 'dealt_with' })
    expect(await read(instance, ann)).toMatchObject({ contact_visible_to: 'dealt_with', contact_asked: true })
    await save(instance, bob, { contact_asked: true })
    expect(await read(instance, bob)).toMatchObject({ contact_visible_to: 'dealt_with', contact_asked: true })
  })

  test('only the own profile of a candidate says whether its owner was asked', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    const company = await instance.newCompany()
    const isIn = async ({ id }: Account, as?: Account) => {
      const response = await instance.send(profile.getProfile, { params: { userId: id } }, { as })
      return 'contact_asked' in response.json<object>()
    }
    expect(await isIn(ann, ann)).toBe(true)
    expect([await isIn(ann), await isIn(ann, company), await isIn(company, company)]).toEqual([
      false,
      false,
      false,
    ])
  })

  test('unknown values of privacy settings change nothing', async () => {
    const instance = await freshInstance()
    const ann = await instance.newCandidate()
    for (const wrong of [
      { profile_visibility: 'nobody' },
      { profile_visibility: null },
      { contact_visible_to: 'everybody' },
      { contact_visible_to: true },
      { contact_asked: false },
    ])
      expect((await save(instance, ann, { search_engines: true, ...wrong })).statusCode).toBe(400)
    expect(await read(instance, ann)).toMatchObject({ search_engines: false, contact_asked: false })
  })
})
