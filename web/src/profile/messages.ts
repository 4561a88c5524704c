import type { CompletionItem } from '@guildhall/contract/profile/endpoints'

const items: Record<CompletionItem, string> = {
  short_intro: 'Short intro',
  bio: 'Bio',
  location: 'Location',
  skills: 'Skills',
  rate: 'Expected rate',
  employment_type: 'Employment type',
  language: 'Language',
  resume: 'Resume',
}

export const texts = {
  completion: {
    label: 'Profile completion',
    unfinished: 'Please finalize your profile.',
    finished: 'You can proceed.',
    missing: 'Still missing:',
    items,
  },

  company: {
    about: 'About',
    contact: 'Contact',
    login: 'Login',
    email: 'Email',
    phone: 'Phone',
    openJobs: 'Open jobs',
    findJobs: 'Find jobs',
    noOpenJobs: 'This company has no open jobs at the moment.',
  },
}
