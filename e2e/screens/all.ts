import { accountScreens } from './account.ts'
import { applicantScreens } from './applicants.ts'
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

/** Every screen, in each state with content of its own. */
export const screens: readonly Screen[] = [
  ...boardScreens,
  ...accountScreens,
  ...hiringScreens,
  ...savedSearchScreens,
  ...notificationScreens,
  ...messageScreens,
  ...applicantScreens,
  ...ownJobScreens,
  ...peopleScreens,
  ...profileScreens,
  ...ratingScreens,
  ...footerScreens,
  ...notFoundScreens,
]
