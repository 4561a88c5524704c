import { accountScreens } from './account.ts'
import { applicantScreens } from './applicants.ts'
import { applyingScreens } from './applying.ts'
import { boardScreens } from './board.ts'
import { footerScreens } from './footer.ts'
import { hiringScreens } from './hiring.ts'
import { messageScreens } from './messages.ts'
import { notificationScreens } from './notifications.ts'
import { ownJobScreens } from './ownJobs.ts'
import { peopleScreens } from './people.ts'
import { profileScreens } from './profile.ts'
import { ratingScreens } from './ratings.ts'
import { savedSearchScreens } from './savedSearches.ts'
import { heading, type Screen, type Stage } from './screen.ts'

const notFoundScreens: readonly Screen[] = ['/no-such-page/', '/job-not-found/', '/user-not-found/'].map(
  (path) => ({
    name: `the not-found page at ${path}`,
    failure: { status: 404, path: /\/(no-such-page|job-not-found|user-not-found)\/$/ },
    open: async ({ page }: Stage) => {
      await page.goto(path)
      await heading(page, /Not Found$/)
    },
  }),
)

/** Every screen, in each state with content of its own: for the accessibility test, the screenshots and the gallery. */
export const screenGroups: Readonly<Record<string, readonly Screen[]>> = {
  'Job board': boardScreens,
  Applications: applyingScreens,
  'Saved searches': savedSearchScreens,
  Profiles: profileScreens,
  Messages: messageScreens,
  Notifications: notificationScreens,
  Ratings: ratingScreens,
  Candidates: peopleScreens,
  'Posting and company panel': hiringScreens,
  "A company's jobs": ownJobScreens,
  Applicants: applicantScreens,
  'Accounts and settings': accountScreens,
  Footer: footerScreens,
  'Not found': notFoundScreens,
}

export const screens = Object.values(screenGroups).flat()
