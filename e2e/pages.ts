import type { demo } from './steps/accounts.ts'

type Visited = {
  /** As the app's route table has it. */
  route: string
  /** An address of it in the demo, where that is another; `OWN_JOB` stands for a job of the demo's company. */
  path?: string
  as?: keyof typeof demo
}

/** Every page of the app at an address of its own, as somebody may see it. */
export const pages: readonly Visited[] = [
  { route: '/' },
  { route: '/jobs/', path: '/jobs/?jobId=1' },
  { route: '/profile/company/', path: '/profile/company/?id=1' },
  { route: '/login/' },
  { route: '/register/' },
  { route: '/reset-password/' },
  { route: '/resend-activation/' },
  { route: '/password/reset/confirm/:uid/:token/', path: '/password/reset/confirm/uid/token/' },
  { route: '/accounts/activate/:uid/:token/', path: '/accounts/activate/uid/token/' },

  { route: '/', as: 'candidate' },
  { route: '/jobs/', path: '/jobs/?jobId=1', as: 'candidate' },
  { route: '/profile/company/', path: '/profile/company/?id=1', as: 'candidate' },
  { route: '/settings/', as: 'candidate' },
  { route: '/saved-jobs/', as: 'candidate' },
  { route: '/interested-jobs/', as: 'candidate' },
  { route: '/apply/', path: '/apply/?jobId=1', as: 'candidate' },

  { route: '/jobs/', path: '/jobs/?jobId=1', as: 'company' },
  { route: '/profile/company/', path: '/profile/company/?id=1', as: 'company' },
  { route: '/settings/', as: 'company' },
  { route: '/add-job/', as: 'company' },
  { route: '/company-panel/', path: '/company-panel/?tab=jobs', as: 'company' },
  { route: '/job-detail-panel/', path: '/job-detail-panel/?jobId=OWN_JOB', as: 'company' },
]
