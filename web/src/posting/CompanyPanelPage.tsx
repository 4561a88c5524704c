import { useSession } from '../api/session.ts'
import { OwnCompanyProfile } from '../profile/api.ts'
import { isMobileDevice } from '../shell/device.ts'
import { mobileGuard } from '../shell/mobileGuard.tsx'
import { useTabTitle } from '../shell/useTabTitle.ts'
import { to } from '../to.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { PostedJobs } from './PostedJobs.tsx'
import { panelTexts } from './panelMessages.ts'

const { tabs, tabsLabel, titles } = panelTexts.panel

const LargerDeviceOnly = mobileGuard({ label: titles.profile, to: (session) => to.profileOf(session) })

const TABS = [
  { value: 'jobs', label: tabs.jobs, Panel: PostedJobs },
  { value: 'profile', label: tabs.profile, Panel: OwnCompanyProfile },
] as const
const [FIRST_TAB] = TABS

/** The company's own jobs, and on a larger device its profile. An unknown tab in the URL shows the first one. */
export function CompanyPanelPage() {
  const params = useSearchParams()
  const { value, Panel } = TABS.find((tab) => tab.value === params.get('tab')) ?? FIRST_TAB
  useTabTitle(titles[value])
  const session = useSession()
  // On a phone the profile is a page of its own.
  const hrefOf = (tab: (typeof TABS)[number]['value']) =>
    tab === 'profile' && session && isMobileDevice() ? to.profileOf(session) : to.companyPanel(tab)
  const page = (
    <div className="mx-auto w-full max-w-page px-4 py-6 md:px-6 md:py-10">
      <Tabs label={tabsLabel} tabs={TABS} value={value} hrefOf={hrefOf} />
      <div className="space-y-4 pt-5">
        <Panel />
      </div>
    </div>
  )
  return value === 'profile' ? <LargerDeviceOnly>{page}</LargerDeviceOnly> : page
}
