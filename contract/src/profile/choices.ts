/** The fields of a profile that an application keeps, except its id. */
export const SENT_FIELDS = [
  'name',
  'username',
  'email',
  'phone_number',
  'short_intro',
  'bio',
  'userlocation',
  'resume',
  'useremploymenttype',
  'portfolios',
  'skills',
  'languages',
  'experiences',
  'educations',
  'expectedsalary',
] as const

export const LANGUAGES = ['English', 'Bahasa Indonesia', 'France', 'Spanish', 'Mandarin', 'Japanese'] as const
export const PROFICIENCIES = [
  'Beginner',
  'Elementary',
  'Intermediate',
  'Advanced',
  'Fluent',
  'Native',
] as const

export const PORTFOLIO_TYPES = ['Personal Website', 'Website', 'Github', 'Others'] as const

/** The end date of a current job. */
export const PRESENT = '9999-12-31'

/** The items of a complete profile, with equal weight. */
export const COMPLETION_ITEMS = [
  'short_intro',
  'bio',
  'location',
  'skills',
  'rate',
  'employment_type',
  'language',
  'resume',
] as const
