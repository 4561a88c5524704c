import type { GoneJob } from '@guildhall/contract/jobs/endpoints'
import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import { listTexts as texts } from './listMessages.ts'

type GoneJobCardProps = {
  job: GoneJob
  /** What the person can do with it, in its corner. */
  action?: ReactNode
  /** What the person did with it, and when. */
  children: ReactNode
}

/** A job in a person's list whose company is suspended, as an `li`: nothing of it can be opened. As high as its text. */
export const GoneJobCard = ({ job, action, children }: GoneJobCardProps) => (
  <Card as="li" className="scroll-my-24 self-start">
    <div className="p-4 pr-14">
      <h2 className="line-clamp-2 text-lg leading-6 font-bold wrap-anywhere">{job.job_title}</h2>
      <p className="text-soft">{texts.companyGone}</p>
    </div>
    {children}
    {action}
  </Card>
)
