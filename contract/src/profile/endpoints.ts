import * as z from 'zod/mini'
import { userType } from '../account/forms.ts'
import { endpoint } from '../endpoint.ts'
import { readLimits } from '../limits.ts'
import { salary } from '../jobs/endpoints.ts'
import { employmentType, location, skill, skillLevel } from '../lookups/endpoints.ts'
import { day, id, idParam, refusal } from '../values.ts'
import { COMPLETION_ITEMS } from './choices.ts'

/** The `end_date` of a current job. */
export const PRESENT = '9999-12-31'

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
  `You have viewed the contact details of ${limit} profiles today, the most in one day. You can view more after midnight UTC.`

/** Why contact data is hidden: from visitors, and from accounts that reached their limit. */
export const CONTACT_NOTICES = {
  visitor: 'Log in to see contact details.',
  personal: limitReached(CONTACTS_A_DAY.personal),
  company: limitReached(CONTACTS_A_DAY.company),
}

const CONTACT_INVALID = 'Contact is true or false.'
const contact = z.pipe(
  z._default(z.union([z.enum(['true', 'false']), z.boolean()], CONTACT_INVALID), 'true'),
  z.transform((value) => value === 'true' || value === true),
)

const profileDetail = z
  .object({
    id: id(),
    user_type: userType,
    name: z.string(),
    username: z.string(),
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
  })
  .register(z.globalRegistry, { id: 'Profile' })
export type Profile = z.infer<typeof profileDetail>

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
    last_experience: z.nullable(z.object({ company_name: z.string(), job_name: z.string() })),
  })
  .register(z.globalRegistry, { id: 'PersonCard' })
export type PersonCard = z.infer<typeof personCard>

export const USER_NOT_FOUND = 'User Not Found'

export const profile = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/user/profile/:userId/',
    who: 'anyone',
    summary: 'A profile; contact data is for logged-in users only, for a limited number of profiles a day',
    limits: readLimits,
    params: z.object({ userId: idParam }),
    query: z.object({ contact: z.optional(contact) }),
    responses: { 200: profileDetail, 400: refusal, 404: refusal },
  }),

  getCompletion: endpoint({
    method: 'GET',
    path: '/api/user/get_profile_completed_percentage/',
    who: 'personal',
    summary: "How complete the caller's profile is, and what is missing",
    responses: { 200: z.object({ percentage: z.number(), missing: z.array(completionItem) }) },
  }),
}
