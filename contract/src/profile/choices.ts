export const LANGUAGES = ['English', 'Bahasa Indonesia', 'France', 'Spanish', 'Mandarin', 'Japanese'] as const
export const PROFICIENCIES = [
  'Beginner',
  'Elementary',
  'Intermediate',
  'Advanced',
  'Fluent',
  'Native',
] as const

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
