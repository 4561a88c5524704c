import { to } from '../to.ts'
import { Tabs } from '../ui/Tabs.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { PostedJobs } from './PostedJobs.tsx'
import { texts } from './messages.ts'

const TABS = [{ value: 'jobs', label: texts.panel.tabs.jobs, Panel: PostedJobs }] as const
const [FIRST_TAB] = TABS

/** The company's own jobs. An unknown tab in the URL shows the first one. */
export function CompanyPanelPage() {
  const params = useSearchParams()
  const { value, Panel } = TABS.find((tab) => tab.value === params.get('tab')) ?? FIRST_TAB
  return (
    <div className="mx-auto min-h-dvh w-full max-w-page px-4 py-6 md:px-6 md:py-10">
      <h1 className="mb-4 text-3xl">{texts.panel.title}</h1>
      <Tabs label={texts.panel.tabsLabel} tabs={TABS} value={value} hrefOf={to.companyPanel} />
      <div className="space-y-4 pt-5">
        <Panel />
      </div>
    </div>
  )
}
