import {
  Bookmark,
  Building2,
  ClipboardList,
  Home,
  LogIn,
  type LucideIcon,
  SearchCheck,
  Send,
  Settings,
  SquarePen,
  UserPlus,
  UserRound,
} from 'lucide-react'
import type { Session } from '../api/session.ts'
import { to } from '../to.ts'
import { isMobileDevice } from './device.ts'
import { menuTexts } from './menuMessages.ts'
import { texts } from './messages.ts'

type Entry = { label: string; to: string; icon: LucideIcon }

const settings: Entry = { label: menuTexts.settings, to: to.settings, icon: Settings }

const companyEntries = (): Entry[] => [
  {
    label: menuTexts.manage,
    // A phone shows no profile in the panel.
    to: to.companyPanel(isMobileDevice() ? 'jobs' : 'profile'),
    icon: ClipboardList,
  },
  { label: menuTexts.postJob, to: to.addJob, icon: SquarePen },
]

const personalEntries = (appliedJobs: string, savedJobs: string): Entry[] => [
  { label: appliedJobs, to: to.interestedJobs, icon: Send },
  { label: savedJobs, to: to.savedJobs, icon: Bookmark },
  { label: menuTexts.savedSearches, to: to.savedSearches, icon: SearchCheck },
]

const entriesOf = (session: Session, personal: Entry[]): Entry[] => [
  {
    label: menuTexts.profile,
    to: to.profileOf(session),
    icon: session.userType === 'company' ? Building2 : UserRound,
  },
  ...(session.userType === 'company' ? companyEntries() : personal),
  settings,
]

/** The menu behind the avatar on a desktop. */
export const accountEntries = (session: Session) =>
  entriesOf(session, personalEntries(menuTexts.appliedJobs, menuTexts.savedJobs))

/** The menu on a phone, without Logout, which is not a link. */
export function phoneEntries(session: Session | null): Entry[] {
  const home = { label: texts.home, to: to.homeOf(session), icon: Home }
  if (session)
    return [
      home,
      ...entriesOf(session, personalEntries(menuTexts.appliedJobsOnPhone, menuTexts.savedJobsOnPhone)),
    ]
  return [
    home,
    { label: texts.login, to: to.login, icon: LogIn },
    { label: menuTexts.signUpOnPhone, to: to.register, icon: UserPlus },
  ]
}
