import type { Endpoint } from '@guildhall/contract/endpoint'
import type { Profile } from '@guildhall/contract/profile/endpoints'
import { profileSections } from '@guildhall/contract/profile/sections'
import { aPerson } from './aPerson.ts'

/** A change of one section. `fields` are filled in by their labels. */
export type Change = {
  section: string
  button: string
  fields: Record<string, string>
  endpoint: Endpoint
  status: number
  url: string
  body: object
  /** The profile before and after it. */
  before?: Partial<Profile>
  after: Partial<Profile>
  /** What its row reads then. */
  row: string
}

const unchanged = aPerson()
const job = unchanged.experiences.data[0]!
const [link] = unchanged.portfolios
const [education] = unchanged.educations

export const additions: Change[] = [
  {
    section: 'Skills',
    button: 'Add skill',
    fields: { Skill: 'Carving', 'Skill level': 'Expert' },
    endpoint: profileSections.addSkill,
    status: 201,
    url: '/api/user/add_skills/',
    body: { skillId: 12, skillLevelId: 4 },
    after: {
      skills: [
        { id: 9, skills: { id: 12, skill_name: 'Carving' }, skill_level: { id: 4, skill_level: 'Expert' } },
      ],
    },
    row: 'Carving Expert',
  },
  {
    section: 'Rate',
    button: 'Add expected rate',
    fields: { Amount: '25.5', Period: 'Hour' },
    endpoint: profileSections.addRate,
    status: 201,
    url: '/api/user/add_rate/',
    body: { amount: '25.5', period: 'Hour' },
    before: { expectedsalary: null },
    after: { expectedsalary: { nominal: '25.50', paid_period: 'Hour' } },
    row: '$25.50 / hour',
  },
  {
    section: 'Experience',
    button: 'Add experience',
    fields: {
      'Company name': 'Oak & Sons',
      'Job title': 'Carver',
      'Start date': '2018-03-01',
      'End date': '2020-01-31',
      'Description (optional)': 'Chairs',
    },
    endpoint: profileSections.addExperience,
    status: 201,
    url: '/api/user/add_experience/',
    body: {
      companyName: 'Oak & Sons',
      jobTitle: 'Carver',
      jobStartDate: '2018-03-01',
      jobEndDate: '2020-01-31',
      jobDescription: 'Chairs',
    },
    after: {
      experiences: {
        data: [
          {
            id: 9,
            company_name: 'Oak & Sons',
            job_name: 'Carver',
            start_date: '2018-03-01',
            end_date: '2020-01-31',
            details: 'Chairs',
          },
        ],
        total_exp: 702,
      },
    },
    row: 'Carver at Oak & Sons03-01-2018 to 01-31-2020Chairs',
  },
  {
    section: 'Portfolio',
    button: 'Add link',
    fields: { Link: 'https://maria.example/work', Type: 'Website' },
    endpoint: profileSections.addPortfolio,
    status: 201,
    url: '/api/user/add_portfolio/',
    body: { link: 'https://maria.example/work', type: 'Website' },
    after: { portfolios: [{ id: 9, portfolio_link: 'maria.example/work', portfolio_name: 'Website' }] },
    row: 'https://maria.example/work Website',
  },
  {
    section: 'Education',
    button: 'Add education',
    fields: { 'School name': 'Art School', Major: 'Carving', 'Degree (optional)': 'Master' },
    endpoint: profileSections.addEducation,
    status: 201,
    url: '/api/user/add_education/',
    body: { schoolName: 'Art School', major: 'Carving', degree: 'Master' },
    after: { educations: [{ id: 9, school_name: 'Art School', major: 'Carving', degree: 'Master' }] },
    row: 'Carving, Master Art School',
  },
  {
    section: 'Employment Type',
    button: 'Add employment type',
    fields: { Type: 'Freelance' },
    endpoint: profileSections.addEmploymentType,
    status: 201,
    url: '/api/user/add_user_emp_type/',
    body: { id: 2, value: 'Freelance' },
    after: { useremploymenttype: [{ id: 9, employment_type: { id: 2, type: 'Freelance' } }] },
    row: 'Freelance',
  },
  {
    section: 'Language',
    button: 'Add language',
    fields: { Language: 'France', Proficiency: 'Fluent' },
    endpoint: profileSections.addLanguage,
    status: 200,
    url: '/api/user/add_language/',
    body: { language: 'France', proficiency: 'Fluent' },
    after: { languages: [{ id: 9, language: 'France', proficiency: 'Fluent' }] },
    row: 'France Fluent',
  },
]

export const edits: Change[] = [
  {
    section: 'Rate',
    button: 'Edit Rate',
    fields: { Amount: '50', Period: 'Month' },
    endpoint: profileSections.saveRate,
    status: 200,
    url: '/api/user/save_rate/',
    body: { amount: '50', period: 'Month' },
    after: { expectedsalary: { nominal: '50.00', paid_period: 'Month' } },
    row: '$50 / month',
  },
  {
    section: 'Experience',
    button: 'Edit Joiner at Linden Joinery',
    fields: { 'Job title': 'Master joiner' },
    endpoint: profileSections.saveExperience,
    status: 200,
    url: '/api/user/save_experience/2/',
    body: {
      companyName: 'Linden Joinery',
      jobTitle: 'Master joiner',
      jobStartDate: '2020-02-29',
      jobEndDate: '9999-12-31',
      jobDescription: 'Stairs.\nDoors.',
    },
    after: { experiences: { data: [{ ...job, job_name: 'Master joiner' }], total_exp: 800 } },
    row: 'Master joiner at Linden Joinery02-29-2020 to PresentStairs.\nDoors.',
  },
  {
    section: 'Portfolio',
    button: 'Edit github.com/maria',
    fields: { Link: 'github.com/m' },
    endpoint: profileSections.savePortfolio,
    status: 200,
    url: '/api/user/save_portfolio/',
    body: { id: 3, link: 'github.com/m', type: 'Github' },
    after: { portfolios: [{ ...link!, portfolio_link: 'github.com/m' }] },
    row: 'https://github.com/m Github',
  },
  {
    section: 'Education',
    button: 'Edit Woodwork',
    fields: { 'School name': 'Art School', Major: '' },
    endpoint: profileSections.saveEducation,
    status: 200,
    url: '/api/user/edit_education/4/',
    body: { id: 4, school_name: 'Art School', major: '', degree: 'Diploma' },
    after: { educations: [{ ...education!, school_name: 'Art School', major: '' }] },
    row: 'Diploma Art School',
  },
]
