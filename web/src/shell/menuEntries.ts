import {
  Bookmark,
  Building2,
  ClipboardList,
  Home,
  LogIn,
  type LucideIcon,
  Send,
  Settings,
  SquarePen,
  UserPlus,
} from 'lucide-react'
import type { Session } from '../api/session.ts'
import { to } from '../to.ts'
import { texts } from './messages.ts'

type Entry = { label: string; to: string; icon: LucideIcon }

const settings: Entry = { label: texts.settings, to: to.settings, icon: Settings }

const companyEntries = (userId: number): Entry[] => [
  { label: texts.profile, to: to.companyProfile(userId), icon: Building2 },
  { label: texts.manage, to: to.companyHome, icon: ClipboardList },
  { label: texts.postJob, to: to.addJob, icon: SquarePen },
  settings,
]

/** The menu behind the avatar on a desktop. */
export const accountEntries = ({ userType, userId }: Session): Entry[] =>
  userType === 'company'
    ? companyEntries(userId)
    : [
        { label: texts.appliedJobs, to: to.interestedJobs, icon: Send },
        { label: texts.savedJobs, to: to.savedJobs, icon: Bookmark },
        settings,
      ]

/** The menu on a phone, without Logout, which is not a link. */
export function phoneEntries(session: Session | null): Entry[] {
  const home = { label: texts.home, to: to.homeOf(session), icon: Home }
  if (!session) {
    return [
      home,
      { label: texts.login, to: to.login, icon: LogIn },
      { label: texts.signUpOnPhone, to: to.register, icon: UserPlus },
    ]
  }
  if (session.userType === 'company') return [home, ...companyEntries(session.userId)]
  return [
    home,
    { label: texts.appliedJobsOnPhone, to: to.interestedJobs, icon: Send },
    { label: texts.savedJobsOnPhone, to: to.savedJobs, icon: Bookmark },
    settings,
  ]
}
