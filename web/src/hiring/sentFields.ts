import { PRESENT, SENT_FIELDS } from '@guildhall/contract/profile/choices'
import type { Profile, SentProfile } from '@guildhall/contract/profile/endpoints'
import { resumeNameOf } from '../profile/api.ts'
import { monthDayYear } from '../ui/dates.ts'
import { formatAmount } from '../ui/money.ts'
import { panelTexts, sentTexts } from './panelMessages.ts'

export type SentField = (typeof SENT_FIELDS)[number]

/** The fields that today's profile shows only to those who may read contact data. */
export const CONTACT_FIELDS: readonly SentField[] = ['email', 'phone_number', 'resume']

const LINES: { [Field in SentField]: (value: SentProfile[Field]) => (string | null | undefined)[] } = {
  name: (name) => [name],
  username: (username) => [username],
  email: (email) => [email],
  phone_number: (phone) => [phone],
  short_intro: (intro) => [intro],
  bio: (bio) => [bio],
  userlocation: (place) => [place?.location.location],
  resume: (url) => [url && resumeNameOf(url)],
  useremploymenttype: (types) => types.map(({ employment_type }) => employment_type.type),
  portfolios: (links) => links.map((link) => `${link.portfolio_name}: ${link.portfolio_link}`),
  skills: (skills) =>
    skills.map(({ skills: { skill_name }, skill_level }) => `${skill_name}, ${skill_level.skill_level}`),
  languages: (languages) => languages.map(({ language, proficiency }) => `${language}, ${proficiency}`),
  experiences: ({ data }) => data.map(experienceLine),
  educations: (educations) =>
    educations.map(({ major, degree, school_name }) =>
      [major, degree, school_name].filter(Boolean).join(', '),
    ),
  expectedsalary: (rate) => [rate && `${formatAmount(rate.nominal)} / ${rate.paid_period.toLowerCase()}`],
}

function experienceLine(job: SentProfile['experiences']['data'][number]) {
  const end = job.end_date === PRESENT ? sentTexts.present : monthDayYear(job.end_date)
  const span = sentTexts.span(monthDayYear(job.start_date), end)
  return [`${panelTexts.role(job.job_name, job.company_name)}, ${span}`, job.details]
    .filter(Boolean)
    .join('\n')
}

/** A field of a profile as lines of text; none if it is empty. */
export function linesOf<Field extends SentField>(profile: Pick<SentProfile & Profile, Field>, field: Field) {
  const lines: (value: SentProfile[Field]) => (string | null | undefined)[] = LINES[field]
  return lines(profile[field]).filter((line): line is string => Boolean(line))
}
