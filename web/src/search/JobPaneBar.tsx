import type { JobCard } from '@guildhall/contract/jobs/endpoints'
import { ApplyButton } from '../jobs/api.ts'
import { PaneBar } from '../ui/PaneBar.tsx'

export const JobPaneBar = ({ job }: { job: JobCard }) => (
  <PaneBar title={job.job_title}>
    <ApplyButton job={job} compact className="shrink-0" />
  </PaneBar>
)
