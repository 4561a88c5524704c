import * as z from 'zod/mini'
import { userType } from '../account/forms.ts'
import { endpoint } from '../endpoint.ts'
import { callLimits, longEditLimits, profileEditLimits, uploadLimits } from '../limits.ts'
import { MAX, MAX_FILE_BYTES } from '../sizes.ts'
import { responseTime, salary } from '../jobs/endpoints.ts'
import { employmentType, location, skill, skillLevel } from '../lookups/endpoints.ts'
import { booleanInput, idParam } from '../params.ts'
import { day, refusal, success } from '../responses.ts'
import { id, line } from '../values.ts'
import { COMPLETION_ITEMS } from './choices.ts'
import { locationForm, profileForm } from './forms.ts'

const completionItem = z.enum(COMPLETION_ITEMS)
export type CompletionItem = z.infer<typeof completionItem>

const userLocation = z.nullable(z.object({ location }))
const userSkill = z
  .object({ id: id(), skills: skill, skill_level: skillLevel })
  .register(z.globalRegistry, { id: 'UserSkill' })
const userEmploymentType = z
  .object({ id: id(), employment_type: employmentType })
  .register(z.globalRegistry, { id: 'UserEmploymentType' })

/** How many other profiles an account may read with contact data per day (UTC), by account type. */
export const CONTACTS_A_DAY = { personal: 60, company: 400 } as const

const limitReached = (limit: number) =>
  `You've reached today's limit of ${limit} profiles with contact details. You can view more after midnight UTC.`

/** Reasons for hidden contact data. */
export const CONTACT_NOTICES = {
  visitor: 'Log in to get in touch.',
  /** For other candidates. */
  candidate: "Only companies can see a candidate's contact details. You can send a message instead.",
  /** For companies that the candidate neither applied to nor wrote to. */
  stranger:
    'This candidate shares contact details with companies they have applied to or written to. You can send a message instead.',
  /** For accounts that reached their limit. */
  personal: limitReached(CONTACTS_A_DAY.personal),
  company: limitReached(CONTACTS_A_DAY.company),
}

/** Reading the contact data of more profiles than this within an hour is a security event. */
export const CONTACTS_AN_HOUR = 50

const contact = z._default(booleanInput('Contact must be true or false.'), true)

const profileDetail = z
  .object({
    id: id(),
    user_type: userType,
    name: z.string(),
    username: z.string(),
    /** The account's alias where the email is hidden; null for visitors and for reads without contact data. */
    email: z.nullable(z.string()),
    phone_number: z.nullable(z.string()),
    /** Why email, phone_number and resume are hidden; null if they are not. */
    contact_notice: z.nullable(z.string()),
    short_intro: z.string(),
    bio: z.string(),
    profile_picture: z.nullable(z.string()),
    rate_ratio: z.nullable(z.number()),
    rating_count: z.number(),
    userlocation: userLocation,
    resume: z.nullable(z.string()),
    useremploymenttype: z.array(userEmploymentType),
    portfolios: z.array(z.object({ id: id(), portfolio_link: z.string(), portfolio_name: z.string() })),
    skills: z.array(userSkill),
    languages: z.array(z.object({ id: id(), language: z.string(), proficiency: z.string() })),
    experiences: z.object({
      data: z.array(
        z.object({
          id: id(),
          company_name: z.string(),
          job_name: z.string(),
          start_date: day,
          end_date: day,
          details: z.string(),
        }),
      ),
      total_exp: z.number(),
    }),
    educations: z.array(
      z.object({ id: id(), major: z.string(), school_name: z.string(), degree: z.string() }),
    ),
    expectedsalary: z.nullable(salary),
    /** True if search engines may show it: always for a company, by its owner's choices for a person. */
    is_indexable: z.boolean(),
    /** For companies only. */
    response_time: z.optional(responseTime),
    /** For a candidate's own profile only: whether `contact_visible_to` was chosen, or asked for and left. */
    contact_asked: z.optional(z.boolean()),
  })
  .register(z.globalRegistry, { id: 'Profile' })
export type Profile = z.infer<typeof profileDetail>

/** What an application keeps of a profile. The picture is left out, and a resume is the name of its file. */
export const sentProfile = z
  .omit(profileDetail, {
    user_type: true,
    contact_notice: true,
    profile_picture: true,
    rate_ratio: true,
    rating_count: true,
    is_indexable: true,
    response_time: true,
    contact_asked: true,
  })
  .register(z.globalRegistry, { id: 'SentProfile' })
export type SentProfile = z.infer<typeof sentProfile>

/** A job held. */
export const role = z.object({ company_name: z.string(), job_name: z.string() })

/** A person in a list, without contact data. */
export const personCard = z
  .object({
    id: id(),
    user_type: userType,
    name: z.string(),
    username: z.string(),
    profile_picture: z.nullable(z.string()),
    short_intro: z.string(),
    userlocation: userLocation,
    expectedsalary: z.nullable(salary),
    skills: z.array(userSkill),
    useremploymenttype: z.array(userEmploymentType),
    rate_ratio: z.nullable(z.number()),
    rating_count: z.number(),
    last_experience: z.nullable(role),
  })
  .register(z.globalRegistry, { id: 'PersonCard' })
export type PersonCard = z.infer<typeof personCard>

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export const USER_NOT_FOUND = 'User Not Found'

export const profile = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/user/profile/:userId/',
    who: 'anyone',
    summary:
      'A profile, if its owner lets the caller see it. Contact data of a candidate is for the companies that its owner chose, that of a company for all accounts; for a limited number of profiles a day',
    limits: callLimits,
    params: z.object({ userId: idParam }),
    query: z.object({ contact: z.optional(contact) }),
    responses: { 200: profileDetail, 400: refusal, 404: refusal },
  }),

  getOwnProfile: endpoint({
    method: 'GET',
    path: '/api/user/profile/',
    who: 'user',
    summary: "The caller's own profile",
    limits: callLimits,
    responses: { 200: profileDetail },
  }),

  saveProfile: endpoint({
    method: 'PATCH',
    path: '/api/user/save_profile/',
    who: 'user',
    summary: 'Change the own profile; username and email must be the stored ones, if they are named',
    limits: longEditLimits,
    body: profileForm,
    responses: { 201: success, 400: refusal },
  }),

  saveLocation: endpoint({
    method: 'PATCH',
    path: '/api/user/save_location/',
    who: 'user',
    summary: 'Change the own location',
    limits: profileEditLimits,
    body: locationForm,
    responses: { 200: success, 400: refusal },
  }),

  saveImage: endpoint({
    method: 'POST',
    path: '/api/user/save_user_image/',
    who: 'user',
    summary:
      'Replace the own picture: JPEG, PNG, WebP or AVIF, at most 5 MiB and 40 megapixels (AVIF 10); stored as a square WebP',
    limits: uploadLimits,
    file: { field: 'image', types: PICTURE_TYPES, maxBytes: MAX_FILE_BYTES },
    responses: {
      201: z.extend(success, { profile_image: z.string() }),
      400: refusal,
      413: refusal,
      415: refusal,
    },
  }),

  saveResume: endpoint({
    method: 'POST',
    path: '/api/user/save_user_resume/',
    who: 'personal',
    summary: 'Replace the own resume: a PDF, at most 5 MiB',
    limits: uploadLimits,
    body: z.object({ name: line({ max: MAX.fileName, required: 'Please name the file.' }) }),
    file: { field: 'pdf', types: ['application/pdf'], maxBytes: MAX_FILE_BYTES },
    responses: { 201: z.extend(success, { resume: z.string() }), 400: refusal, 413: refusal, 415: refusal },
  }),

  deleteResume: endpoint({
    method: 'DELETE',
    path: '/api/user/delete_resume/',
    who: 'personal',
    summary: 'Delete the own resume',
    limits: profileEditLimits,
    responses: { 200: success, 404: refusal },
  }),

  getResume: endpoint({
    method: 'GET',
    path: '/api/user/get_resume/:userId/',
    who: 'user',
    summary:
      'A resume, for its owner and the companies that may read the contact data: an address that is valid for 5 minutes, its name and its size in bytes',
    limits: callLimits,
    params: z.object({ userId: idParam }),
    responses: {
      200: z.object({ resume: z.string(), name: z.string(), size: z.number() }),
      404: refusal,
      429: refusal,
    },
  }),

  getCompletion: endpoint({
    method: 'GET',
    path: '/api/user/get_profile_completed_percentage/',
    who: 'personal',
    summary: "How complete the caller's profile is, and what is missing",
    limits: callLimits,
    responses: { 200: z.object({ percentage: z.number(), missing: z.array(completionItem) }) },
  }),
}
