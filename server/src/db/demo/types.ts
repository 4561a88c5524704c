import type { EXPERIENCE_LEVELS, Question, SALARY_PERIODS } from '@guildhall/contract/jobForm'
import type { LANGUAGES, PROFICIENCIES } from '@guildhall/contract/profile'

type EmploymentType = 'Full-time' | 'Part-time' | 'Contract' | 'Freelance' | 'Internship' | 'Temporary'
type SkillLevel = 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert'
type SalaryPeriod = (typeof SALARY_PERIODS)[number]

/** Locations and skills are named as the look-up tables name them, amounts with two decimals, days as YYYY-MM-DD. */
type Account = {
  username: string
  name: string
  email: string
  location: string
  short_intro: string
  bio: string
}

export type DemoCompany = Account

export type DemoCandidate = Account & {
  skills: [skill_name: string, level: SkillLevel][]
  rate: { amount: string; period: SalaryPeriod } | null
  employment_types: EmploymentType[]
  languages: [language: (typeof LANGUAGES)[number], proficiency: (typeof PROFICIENCIES)[number]][]
  experiences: {
    company_name: string
    job_name: string
    start_date: string
    end_date: string
    details: string
  }[]
  educations: { major: string; school_name: string; degree: string }[]
}

export type DemoJob = {
  /** The username of the company that posts it. */
  company: string
  /** Unique among the demo's jobs: applications and saved jobs name it. */
  title: string
  detail: string
  skills: string[]
  locations: string[]
  employment_types: EmploymentType[]
  salary: { nominal: string; paid_period: SalaryPeriod }
  experience_level: (typeof EXPERIENCE_LEVELS)[number]
  deadline_in_days: number
  posted_days_ago: number
  remote: boolean
  questions: Question[]
}

export type DemoApplication = {
  /** A username. */
  candidate: string
  /** A job's title. */
  job: string
  days_ago: number
  /** One for each question of the job, in its order; '' where an optional one was left empty. */
  answers: string[]
}

export type DemoSavedJob = { candidate: string; job: string }
