import type { Profile } from '@guildhall/contract/profile/endpoints'
import { aCompany } from './aCompany.ts'

/** The profile of Maria Alvarez, the personal account of `signIn`, as somebody who is signed in sees it. */
export const aPerson = (overrides: Partial<Profile> = {}): Profile => ({
  ...aCompany(),
  id: 7,
  user_type: 'personal',
  name: 'Maria Alvarez',
  username: 'maria',
  email: 'maria@example.com',
  short_intro: 'Builds stairs',
  resume: '/files/maria.pdf',
  skills: [
    { id: 1, skills: { id: 11, skill_name: 'Joinery' }, skill_level: { id: 3, skill_level: 'Advanced' } },
  ],
  expectedsalary: { nominal: '45.00', paid_period: 'Hour' },
  experiences: {
    data: [
      {
        id: 2,
        company_name: 'Linden Joinery',
        job_name: 'Joiner',
        start_date: '2020-02-29',
        end_date: '9999-12-31',
        details: 'Stairs.\nDoors.',
      },
    ],
    total_exp: 800,
  },
  portfolios: [{ id: 3, portfolio_link: 'github.com/maria', portfolio_name: 'Github' }],
  educations: [{ id: 4, major: 'Woodwork', school_name: 'Trade School', degree: 'Diploma' }],
  useremploymenttype: [{ id: 5, employment_type: { id: 1, type: 'Full-time' } }],
  languages: [{ id: 6, language: 'Spanish', proficiency: 'Native' }],
  is_indexable: false,
  ...overrides,
})
