import * as z from 'zod/mini'
import { SALARY_PERIODS } from '../jobs/choices.ts'
import { MAX } from '../sizes.ts'
import { amountOrNone, crossFieldRule, id, isDay, line, lines, NOT_CHOSEN, oneOf } from '../values.ts'
import { LANGUAGES, PORTFOLIO_TYPES, PRESENT, PROFICIENCIES } from './choices.ts'
import { linkError, normalizeLink } from './link.ts'

/** Messages from the specification. */
const PROFILE_ERRORS = {
  name: 'Full name is required',
  skill: {
    both: 'Skill and Skill Level are required',
    skill: 'Skill is required',
    level: 'Skill Level is required',
  },
  rate: {
    both: 'Amount and period are required',
    amount: 'Amount is required',
    period: 'Period is required',
  },
  experience: {
    company: 'Company Name is required',
    title: 'Job Title is required',
    start: 'Start date is required',
    end: 'End date is required',
  },
  portfolio: { both: 'Link and Type is required', link: 'Link is required', type: 'Type is required' },
  education: {
    both: 'School name and Major are required',
    school: 'School name is required',
    major: 'Major is required',
  },
  employmentType: 'Type is required',
  language: {
    both: 'Language and proficiency is required',
    language: 'Language is required',
    proficiency: 'Proficiency is required',
  },
} as const

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined
const isObject = ({ value }: { value: unknown }) => typeof value === 'object' && value !== null

type PairMessages = { both: string; first: string; second: string }

/** Two required fields, with a message of their own when both are empty. It is shown at the first. */
function requiredPair<A extends string, B extends string>(first: A, second: B, messages: PairMessages) {
  type Form = Record<A | B, unknown>
  const rule = (isValid: (a: boolean, b: boolean) => boolean, error: string, path: string) =>
    z.refine<Form>((form) => isValid(isEmpty(form[first]), isEmpty(form[second])), {
      error,
      path: [path],
      when: isObject,
    })
  return [
    rule((a, b) => !(a && b), messages.both, first),
    rule((a, b) => !(a && !b), messages.first, first),
    rule((a, b) => !(b && !a), messages.second, second),
  ] as const
}

const PHONE = /^[+(\d][\d ()./-]{3,}$/
const phoneNumber = line({ max: MAX.phoneNumber }).check(
  z.refine((value) => value === '' || PHONE.test(value), 'Enter a phone number, such as +49 30 123456.'),
)

/**
 * Fields that are left out stay as they are. A new name has to pass `nameError`; the stored one may be older than the
 * rule. The server ignores `username` and `email` if they are the stored ones.
 */
export const profileForm = z.object({
  name: line({ max: MAX.name, required: PROFILE_ERRORS.name }),
  username: z.optional(line({ max: MAX.username })),
  email: z.optional(line({ max: MAX.email })),
  phoneNumber: z.optional(phoneNumber),
  shortIntro: z.optional(line({ max: MAX.shortIntro })),
  bio: z.optional(lines({ max: MAX.bio })),
})

/** As a company fills it in, whose name is not called a full name. */
export const companyProfileForm = z.extend(profileForm, {
  name: line({ max: MAX.name, required: 'Company name is required' }),
})

export const locationForm = z.object({ id: id(NOT_CHOSEN) })

/** An id, or '' while nothing is chosen. */
const chosenId = z._default(z.union([id(NOT_CHOSEN), z.literal('')], NOT_CHOSEN), '')

const { skill, rate, experience, portfolio, education, language } = PROFILE_ERRORS

export const skillForm = z
  .object({ skillId: chosenId, skillLevelId: chosenId })
  .check(
    ...requiredPair('skillId', 'skillLevelId', { both: skill.both, first: skill.skill, second: skill.level }),
  )

export const rateForm = z
  .object({
    amount: amountOrNone(rate.amount),
    period: z._default(oneOf(['', ...SALARY_PERIODS], rate.period), ''),
  })
  .check(...requiredPair('amount', 'period', { both: rate.both, first: rate.amount, second: rate.period }))

const FIRST_DAY = '1900-01-01'
const LAST_DAY = '2100-12-31'
/** The latest date that has begun anywhere on Earth. */
const latestToday = () => new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10)

const date = (required: string, isAllowed: (value: string) => boolean, notAllowed: string) =>
  z
    .string(required)
    .check(
      z.minLength(1, required),
      z.refine((value) => value === '' || isDay(value), 'Enter a date.'),
      z.refine((value) => !isDay(value) || isAllowed(value), notAllowed),
    )
    .register(z.globalRegistry, { format: 'date' })

/** An end date of 9999-12-31 means that the person still works there. */
export const experienceForm = z
  .object({
    companyName: line({ max: MAX.profileLine, required: experience.company }),
    jobTitle: line({ max: MAX.profileLine, required: experience.title }),
    jobStartDate: date(
      experience.start,
      (value) => value >= FIRST_DAY && value <= latestToday(),
      'Enter a start date between 1900 and today.',
    ),
    jobEndDate: date(
      experience.end,
      (value) => (value >= FIRST_DAY && value <= LAST_DAY) || value === PRESENT,
      'Enter an end date between 1900 and 2100.',
    ),
    jobDescription: z._default(lines({ max: MAX.experienceDetails }), ''),
  })
  .check(
    crossFieldRule(
      ['jobStartDate', 'jobEndDate'],
      ({ jobStartDate, jobEndDate }) =>
        !isDay(jobStartDate) || !isDay(jobEndDate) || jobStartDate <= jobEndDate,
      { error: 'Enter an end date on or after the start date.', path: ['jobEndDate'] },
    ),
  )

const link = z._default(
  z.pipe(
    line({ max: MAX.link })
      .check(
        z.refine((value) => linkError(value) === undefined, {
          error: ({ input }) => linkError(String(input)),
        }),
      )
      .register(z.globalRegistry, { format: 'uri-reference' }),
    z.transform(normalizeLink),
  ),
  '',
)

export const portfolioForm = z
  .object({ link, type: z._default(oneOf(['', ...PORTFOLIO_TYPES], portfolio.type), '') })
  .check(
    ...requiredPair('link', 'type', { both: portfolio.both, first: portfolio.link, second: portfolio.type }),
  )

export const portfolioEdit = z.object({
  id: id(),
  link: link.check(z.refine((value) => value !== '', portfolio.link)),
  // The type of a stored link can't be changed: it is ignored.
  type: z.optional(line({ max: MAX.profileLine })),
})

const profileLine = z._default(line({ max: MAX.profileLine }), '')

export const educationForm = z
  .object({ id: z.optional(z.unknown()), major: profileLine, schoolName: profileLine, degree: profileLine })
  .check(
    ...requiredPair('schoolName', 'major', {
      both: education.both,
      first: education.school,
      second: education.major,
    }),
  )

const changedLine = z.optional(line({ max: MAX.profileLine }))

/** The specification has no rules for an edit: texts may be empty. What is left out stays as it is. */
export const educationEdit = z.object({
  id: z.optional(id()),
  major: changedLine,
  school_name: changedLine,
  degree: changedLine,
})

export const employmentTypeForm = z.object({
  id: id(PROFILE_ERRORS.employmentType),
  value: z.optional(line({ max: MAX.filterName })),
})

export const languageForm = z
  .object({
    id: z.optional(z.unknown()),
    language: z._default(oneOf(['', ...LANGUAGES], language.language), ''),
    proficiency: z._default(oneOf(['', ...PROFICIENCIES], language.proficiency), ''),
  })
  .check(
    ...requiredPair('language', 'proficiency', {
      both: language.both,
      first: language.language,
      second: language.proficiency,
    }),
  )
