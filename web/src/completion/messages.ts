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

export const completionTexts = {
  label: 'Profile completion',
  unfinished: 'Please finalize your profile.',
  finished: 'You can proceed.',
  missing: 'Still missing:',
  items,
  complete: 'Your profile is complete. Companies can find you.',
  hint: 'Please complete your profile so the company can see you.',
  completeNow: 'Complete it now.',
  hideHint: 'Hide this hint',
  toApply: (percentage: number) => `Your profile is ${percentage}% complete. To apply, add`,
  backFromAlert: 'Back to your application',
  backToApplication: (title: string) => `Back to your application for ${title}`,
}
