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
import { texts } from './messages.ts'

type Entry = { label: string; to: string; icon: LucideIcon }

const settings: Entry = { label: texts.settings, to: to.settings, icon: Settings }

const companyEntries = (): Entry[] => [
  {
    label: texts.manage,
    // A phone shows no profile in the panel.
    to: to.companyPanel(isMobileDevice() ? 'jobs' : 'profile'),
    icon: ClipboardList,
  },
  { label: texts.postJob, to: to.addJob, icon: SquarePen },
]

const personalEntries = (appliedJobs: string, savedJobs: string): Entry[] => [
  { label: appliedJobs, to: to.interestedJobs, icon: Send },
  { label: savedJobs, to: to.savedJobs, icon: Bookmark },
  { label: texts.savedSearches, to: to.savedSearches, icon: SearchCheck },
]

const entriesOf = (session: Session, personal: Entry[]): Entry[] => [
  {
    label: texts.profile,
    to: to.profileOf(session),
    icon: session.userType === 'company' ? Building2 : UserRound,
  },
  ...(session.userType === 'company' ? companyEntries() : personal),
  settings,
]

/** The menu behind the avatar on a desktop. */
export const accountEntries = (session: Session) =>
  entriesOf(session, personalEntries(texts.appliedJobs, texts.savedJobs))

/** The menu on a phone, without Logout, which is not a link. */
export function phoneEntries(session: Session | null): Entry[] {
  const home = { label: texts.home, to: to.homeOf(session), icon: Home }
  if (session)
    return [home, ...entriesOf(session, personalEntries(texts.appliedJobsOnPhone, texts.savedJobsOnPhone))]
  return [
    home,
    { label: texts.login, to: to.login, icon: LogIn },
    { label: texts.signUpOnPhone, to: to.register, icon: UserPlus },
  ]
}
