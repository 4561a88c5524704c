import type { ReactNode } from 'react'
import { SimilarJobs } from '../jobs/api.ts'
import { Card } from '../ui/Card.tsx'

type ApplicationOutcomeProps = { jobId: number; className: string; children: ReactNode }

/** A card in place of the wizard, and three similar jobs below it, in a wider column. */
export const ApplicationOutcome = ({ jobId, className, children }: ApplicationOutcomeProps) => (
  <div className="space-y-10 pb-10">
    <Card className={className}>{children}</Card>
    <div className="md:-mx-10 lg:-mx-42">
      <SimilarJobs jobId={jobId} limit={3} />
    </div>
  </div>
)
