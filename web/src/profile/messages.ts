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

  profile: {
    menu: 'Sections',
    sections: {
      skills: 'Skills',
      rate: 'Rate',
      experience: 'Experience',
      portfolio: 'Portfolio',
      education: 'Education',
      'emp-type': 'Employment Type',
      language: 'Language',
      resume: 'Resume',
    },
    add: {
      skills: 'Add skill',
      rate: 'Add rate',
      experience: 'Add experience',
      portfolio: 'Add link',
      education: 'Add education',
      'emp-type': 'Add employment type',
      language: 'Add language',
    },
    empty: {
      skills: 'No skills yet.',
      rate: 'No expected rate yet.',
      experience: 'No experience yet.',
      portfolio: 'No links yet.',
      education: 'No education yet.',
      'emp-type': 'No employment types yet.',
      language: 'No languages yet.',
    },
    edit: (item: string) => `Edit ${item}`,
    delete: (item: string) => `Delete ${item}`,
    save: 'Save',
    cancel: 'Cancel',
    listFailed: "We couldn't load the options.",
    retry: 'Try again',
    skill: 'Skill',
    skillLevel: 'Skill level',
    placeholders: {
      skill: 'Search skills',
      skillLevel: 'Select level',
    },
  },
}

export const profileTexts = texts.profile
