import { account } from '@guildhall/contract/account/endpoints'
import { applying } from '@guildhall/contract/hiring/applying'
import { jobs } from '@guildhall/contract/jobs/endpoints'
import { blocking } from '@guildhall/contract/blocking/endpoints'
import { messages } from '@guildhall/contract/messages/endpoints'
import { savedSearches } from '@guildhall/contract/savedSearches/endpoints'
import { notify } from '../src/notifications/api.ts'
import type { SectionTable } from '../src/profile/sectionQueries.ts'
import { aJob, inDays, PASSWORD, type Account } from './factories.ts'
import { newApplicant } from './hiring.ts'
import type { TestInstance } from './instance.ts'
import { sendMessage } from './messages.ts'
import { shareContact } from './people.ts'
import { linkIn, register } from './registering.ts'
import { aPdf, uploadResume } from './uploads.ts'

/** Parts of a call's input; the others are samples. */
export type Input = { params?: object; query?: object; body?: unknown }

type OwnRow = {
  /** Input that names a row of the owner. */
  row: Input
  /** The same input with an id that does not exist. */
  unknown: Input
  /** What the owner sends, if that is not the same. */
  ownInput?: Input
}
type PublicRow = { input: Input; owner?: Account }

type Create<Row> = (instance: TestInstance, owner: Account) => Promise<Row>

const UNKNOWN = 999_999
const UNKNOWN_UUID = '00000000-0000-4000-8000-000000000000'

const experience = {
  companyName: 'Mill',
  jobTitle: 'Miller',
  jobStartDate: '2019-01-01',
  jobEndDate: '2019-01-10',
}
const education = { major: 'Law', school_name: 'Academy', degree: '' }

const byId = <Id>(id: Id, unknown: Id, input: (id: Id) => Input): OwnRow => ({
  row: input(id),
  unknown: input(unknown),
})

/** A row of a section of the owner's profile. */
const section =
  (table: SectionTable, input: (id: number) => Input): Create<OwnRow> =>
  async (instance, owner) =>
    byId(await idIn(instance, table, owner), UNKNOWN, input)

async function idIn({ db }: TestInstance, table: SectionTable, { id: user_id }: Account) {
  const experience = {
    company_name: 'Oven',
    job_name: 'Baker',
    start_date: '2020-01-01',
    end_date: '9999-12-31',
  }
  await db
    .insertInto('experiences')
    .values({ user_id, ...experience })
    .execute()
  await db
    .insertInto('portfolios')
    .values({ user_id, portfolio_link: 'ann.example', portfolio_name: 'Others' })
    .execute()
  await db
    .insertInto('educations')
    .values({ user_id, major: 'Baking', school_name: 'Trade school' })
    .execute()
  const row = await db.selectFrom(table).where('user_id', '=', user_id).select('id').executeTakeFirstOrThrow()
  return row.id
}

const inPath = (id: unknown) => ({ params: { id } })

/** The owner of a saved job is the person who saved it, not the company that posted it. */
const savedJob: Create<OwnRow> = async (instance, owner) => {
  const { id } = await instance.newJob()
  await instance.call(jobs.saveJob, { body: { id } }, owner)
  return byId(id, UNKNOWN, inPath)
}

const savedSearch =
  (input: (id: number) => Input): Create<OwnRow> =>
  async (instance, owner) => {
    await instance.call(savedSearches.saveSearch, { body: { query: 'search=baker' } }, owner)
    const { id } = await instance.db.selectFrom('saved_searches').select('id').executeTakeFirstOrThrow()
    return byId(id, UNKNOWN, input)
  }

const postedJobOf =
  (input: (id: number) => Input): Create<OwnRow> =>
  async (instance, owner) => {
    const { id } = await instance.newJob({ by: owner })
    return byId(id, UNKNOWN, input)
  }

const applicationOf =
  (input: (jobId: number, applicant: number) => Input): Create<OwnRow> =>
  async (instance, owner) => {
    const { id } = await instance.newJob({ by: owner })
    const applicant = await newApplicant(instance, id, 'Ben')
    return byId(id, UNKNOWN, (id) => input(id, applicant.id))
  }

/** A message that the owner received from a new company. */
const receivedMessage =
  (input: (id: number) => Input): Create<OwnRow> =>
  async (instance, owner) =>
    byId(await sendMessage(instance, await instance.newCompany(), owner), UNKNOWN, input)

/** The endpoints for rows that only their owner may use. */
export const OWN_ROWS: Record<string, Create<OwnRow>> = {
  'profileSections.deleteSkill': section('user_skills', inPath),
  'profileSections.saveExperience': section('experiences', (id) => ({ params: { id }, body: experience })),
  'profileSections.deleteExperience': section('experiences', inPath),
  'profileSections.savePortfolio': section('portfolios', (id) => ({ body: { id, link: 'mallory.example' } })),
  'profileSections.deletePortfolio': section('portfolios', inPath),
  'profileSections.saveEducation': section('educations', (id) => ({
    params: { id },
    body: { id, ...education },
  })),
  'profileSections.deleteEducation': section('educations', inPath),
  'profileSections.deleteEmploymentType': section('user_employment_types', inPath),
  'profileSections.deleteLanguage': section('user_languages', inPath),

  'jobs.deleteSavedJob': savedJob,
  'jobs.checkSavedJob': savedJob,
  'savedSearches.editSavedSearch': savedSearch((id) => ({ params: { id }, body: { mail: 'weekly' } })),
  'savedSearches.seenSavedSearch': savedSearch(inPath),
  'savedSearches.deleteSavedSearch': savedSearch(inPath),
  'hiring.getApplicants': postedJobOf(inPath),
  'hiring.getApplication': applicationOf((id, user) => ({ params: { id }, query: { user } })),
  'hiring.markApplicant': applicationOf((id, user_id) => ({
    params: { id },
    body: { user_id, note: 'Call her.' },
  })),
  'hiring.seeApplicants': applicationOf(inPath),
  'posting.editJob': postedJobOf((id) => ({ params: { id }, body: { value: aJob(), additionalValue: [] } })),
  'posting.extendJob': postedJobOf((id) => ({ params: { id }, body: { deadline: inDays(60) } })),
  'posting.deleteJob': postedJobOf(inPath),

  'ratings.addRating': async (instance, owner) => {
    const [{ id, company }, another] = [await instance.newJob(), await instance.newJob()]
    await instance.choose(id, 'Finished', owner)
    await instance.choose(another.id, 'Finished')
    const rating = (id: number): Input => ({
      query: { id },
      body: { rating: 4.5, comment: 'Good.', to_user_id: company.id },
    })
    // Others may know that the job exists: they are refused like for a job of somebody else.
    return byId(id, another.id, rating)
  },

  'hiring.acceptApplicant': applicationOf((id, user_id) => ({ params: { id }, body: { user_id } })),
  'hiring.finishJob': async (instance, owner) => {
    const { id } = await instance.newJob({ by: owner })
    await instance.choose(id)
    return byId(id, UNKNOWN, inPath)
  },
  'hiring.closeJob': postedJobOf(inPath),
  'applying.declineJob': async (instance, owner) => {
    const { id } = await instance.newJob()
    await instance.choose(id, 'In Progress', owner)
    return byId(id, UNKNOWN, inPath)
  },
  'applying.disputeJob': async (instance, owner) => {
    const { id } = await instance.newJob()
    await instance.choose(id, 'Finished', owner)
    return byId(id, UNKNOWN, (id) => ({ ...inPath(id), body: { text: 'They never called.' } }))
  },
  'applying.withdrawApplication': async (instance, owner) => {
    const { id } = await instance.newJob()
    await instance.call(applying.apply, { params: { id }, body: [] }, owner)
    return byId(id, UNKNOWN, inPath)
  },

  'notifications.readNotification': async (instance, owner) => {
    const { id: jobId, company } = await instance.newJob()
    const notice = { userIds: [owner.id], fromId: company.id, message: 'News.' }
    await notify(instance.db, { ...notice, job: { id: jobId, status: 'Open' } })
    const { id } = await instance.db.selectFrom('notifications').select('id').executeTakeFirstOrThrow()
    return byId(id, UNKNOWN, inPath)
  },

  'messages.getMessage': receivedMessage(inPath),
  'messages.readMessage': receivedMessage(inPath),
  'messages.deleteMessage': receivedMessage(inPath),
  'messages.reply': receivedMessage((id) => ({ body: { id, message_body: 'Yes.' } })),
  'messages.deleteSentMessage': async (instance, owner) => {
    const id = await sendMessage(instance, owner, await instance.newCompany())
    return byId(id, UNKNOWN, inPath)
  },
  'messages.deleteForever': async (instance, owner) => {
    const id = await sendMessage(instance, await instance.newCompany(), owner)
    await instance.call(messages.deleteMessage, { params: { id: String(id) } }, owner)
    return byId(id, UNKNOWN, inPath)
  },
  'blocking.unblockUser': async (instance, owner) => {
    const { id } = await instance.newCompany()
    await instance.call(blocking.blockUser, { body: { id } }, owner)
    return byId(id, UNKNOWN, inPath)
  },

  'settings.endSession': async ({ db }, owner) => {
    const sessions = db.selectFrom('sessions').where('user_id', '=', owner.id)
    const { id } = await sessions.select('id').executeTakeFirstOrThrow()
    return byId(id, UNKNOWN_UUID, inPath)
  },

  // These need the token of the mail that the owner received.
  'account.activateByGet': async (instance) => {
    const { link } = await register(instance)
    const params = (uid: string) => ({ params: { uid, token: 'guessed' } })
    return { ...byId(link.uid, 'unknown', params), ownInput: { params: link } }
  },
  'account.activate': async (instance) => {
    const { link, proof } = await register(instance)
    const body = (uid: string) => ({ body: { uid, token: 'guessed', proof } })
    return { ...byId(link.uid, 'unknown', body), ownInput: { body: { ...link, proof } } }
  },
  'account.lock': async (instance, { email }) => {
    const payload = { email, password: PASSWORD }
    const elsewhere = { 'user-agent': 'Firefox/140.0' }
    await instance.send(account.logIn, { body: payload }, { headers: elsewhere })
    const [mail] = await instance.workQueue()
    const link = linkIn(mail!.text, '/accounts/lock/')
    const body = (uid: string) => ({ body: { uid, token: 'guessed' } })
    return { ...byId(link.uid, 'unknown', body), ownInput: { body: link } }
  },
  'account.confirmPasswordReset': async (instance, { email }) => {
    await instance.call(account.requestPasswordResetByGet, { params: { email } })
    const [mail] = await instance.workQueue()
    const link = linkIn(mail!.text, '/password/reset/confirm/')
    const passwords = { new_password: `${PASSWORD} 2`, re_new_password: `${PASSWORD} 2` }
    const body = (uid: string) => ({ body: { uid, token: 'guessed', ...passwords } })
    return { ...byId(link.uid, 'unknown', body), ownInput: { body: { ...link, ...passwords } } }
  },
}

const profileOfOwner: Create<PublicRow> = async (_instance, { id: userId }) => ({
  input: { params: { userId } },
})

const postedJob =
  (input: (id: number) => Input): Create<PublicRow> =>
  async (instance) => {
    const { id, company } = await instance.newJob()
    return { input: input(id), owner: company }
  }

/** The endpoints for rows that others may read or refer to, and those that ignore the id. */
export const PUBLIC_ROWS: Record<string, Create<PublicRow>> = {
  'profile.getProfile': profileOfOwner,
  'profile.getResume': async (instance, owner) => {
    await uploadResume(instance, owner, { content: await aPdf() })
    await shareContact(instance, owner)
    return profileOfOwner(instance, owner)
  },
  'ratings.getRatings': profileOfOwner,
  'blocking.blockUser': async (_instance, { id }) => ({ input: { body: { id } } }),
  'ratings.checkRating': postedJob((id) => ({ query: { jobId: id, toUser: 1 } })),
  'sessions.checkUserType': async (_instance, { id }) => ({ input: { query: { id } } }),

  'jobs.getCompanyJobs': async (instance) => {
    const { company } = await instance.newJob()
    return { input: { params: { userId: company.id } }, owner: company }
  },
  'jobs.getJobDetail': postedJob(inPath),
  'similar.getSimilarJobs': postedJob(inPath),
  'jobs.viewJob': postedJob(inPath),
  'jobs.saveJob': postedJob((id) => ({ body: { id } })),
  'applying.apply': postedJob((id) => ({ params: { id }, body: [] })),

  // The specification's clients send an id with a new row; it is ignored.
  'profileSections.addEducation': async (instance, owner) => {
    const id = await idIn(instance, 'educations', owner)
    return { input: { body: { id, major: 'Law', schoolName: 'Academy', degree: '' } } }
  },
  'profileSections.addLanguage': async (instance, owner) => {
    const id = await idIn(instance, 'user_languages', owner)
    return { input: { body: { id, language: 'Spanish', proficiency: 'Fluent' } } }
  },
}

/** The endpoints whose ids are those of lookup values, which have no owner. */
export const LOOKUP_IDS = [
  'posting.addJob',
  'profile.saveLocation',
  'profileSections.addSkill',
  'profileSections.addEmploymentType',
]
