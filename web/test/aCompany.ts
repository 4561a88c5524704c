import type { Profile } from '@guildhall/contract/profile/endpoints'

/** The profile of Linden Joinery, as somebody who is signed in sees it. */
export const aCompany = (overrides: Partial<Profile> = {}): Profile => ({
  id: 3,
  user_type: 'company',
  name: 'Linden Joinery',
  username: 'linden',
  email: 'hello@linden.example',
  phone_number: '+49 30 1234',
  contact_notice: null,
  short_intro: 'Stairs and doors',
  bio: 'Since 2009.\nIn Berlin.',
  profile_picture: null,
  rate_ratio: null,
  rating_count: 0,
  userlocation: { location: { id: 1, location: 'Berlin, Germany' } },
  resume: null,
  useremploymenttype: [],
  portfolios: [],
  skills: [],
  languages: [],
  experiences: { data: [], total_exp: 0 },
  educations: [],
  expectedsalary: null,
  is_indexable: true,
  ...overrides,
})
