import type { EXPERIENCE_LEVELS, SALARY_PERIODS } from '@guildhall/contract/jobs/choices'
import type { Question } from '@guildhall/contract/jobs/forms'
import type { LANGUAGES, PROFICIENCIES } from '@guildhall/contract/profile/choices'

export type EmploymentType = 'Full-time' | 'Part-time' | 'Contract' | 'Freelance' | 'Internship' | 'Temporary'
export type SkillLevel = 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert'
export type SalaryPeriod = (typeof SALARY_PERIODS)[number]
export type ExperienceLevel = (typeof EXPERIENCE_LEVELS)[number]

/** Locations and skills are names from the lookup tables, amounts have two decimals, dates are YYYY-MM-DD. */
type Account = {
  username: string
  name: string
  email: string
  location: string
  short_intro: string
  bio: string
}

export type DemoCompany = Account

/** For the portrait: a skin tone from 0, the lightest, to 5. */
export type Looks = { skin: number; longHair: boolean }

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
  looks: Looks
  /** False if there is no resume yet. */
  hasResume?: false
  website?: string
}

export type DemoJob = {
  /** The username of the company that posts it. */
  company: string
  title: string
  detail: string
  skills: string[]
  locations: string[]
  employment_types: EmploymentType[]
  salary: { nominal: string; paid_period: SalaryPeriod }
  experience_level: ExperienceLevel
  deadline_in_days: number
  posted_days_ago: number
  remote: boolean
  questions: Question[]
  /** Undefined while the job is open. */
  ended?: Ending
}

/** `days_ago` is when an applicant was accepted or the job was closed, `finished_days_ago` when the work was done. */
export type Ending =
  | { status: 'In Progress'; accepted: string; days_ago: number }
  | { status: 'Finished'; accepted: string; days_ago: number; finished_days_ago: number }
  | {
      status: 'Closed'
      days_ago: number
      /** It closed by itself: nobody had been accepted 30 days after the deadline. */
      isUndecided?: true
    }

export type DemoApplication = {
  /** A username. */
  candidate: string
  job: DemoJob
  days_ago: number
  withdrawn_days_ago?: number
  /** For the only applicant of an open job, who was accepted and then declined. */
  declined?: { accepted_days_ago: number; days_ago: number }
  /** One per question of the job, in the same order; '' if an optional question is not answered. */
  answers: string[]
}

export type DemoSavedJob = { candidate: string; job: DemoJob; days_ago: number }

/** Curated content refers to a job by its title, which is unique among the curated jobs. */
type ByTitle<T extends { job: DemoJob }> = Omit<T, 'job'> & { job: string }
export type CuratedApplication = ByTitle<DemoApplication>
export type CuratedRating = ByTitle<DemoRating>
export type CuratedSavedJob = Omit<ByTitle<DemoSavedJob>, 'days_ago'>

export type DemoMessage = {
  from: string
  to: string
  subject: string
  body: string
  days_ago: number
  answers?: DemoMessage
  isUnread?: true
  /** Who moved it to Deleted. */
  deletedBy?: 'sender' | 'recipient'
}

export type DemoRating = {
  job: DemoJob
  from: string
  to: string
  rating: number
  comment: string
  days_ago: number
}

export type Demo = {
  companies: DemoCompany[]
  candidates: DemoCandidate[]
  jobs: DemoJob[]
  applications: DemoApplication[]
  savedJobs: DemoSavedJob[]
  messages: DemoMessage[]
  ratings: DemoRating[]
}
