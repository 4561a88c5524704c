import { JobDetail } from '../jobs/api.ts'
import { texts } from './messages.ts'
import { ProfileStep } from './ProfileStep.tsx'
import { QuestionFields } from './QuestionFields.tsx'
import type { StepProps } from './useApplication.ts'

/** The content of the open step. The element with data-step-focus gets the focus when the step opens. */
export function ApplicationStep({ job, application }: StepProps) {
  switch (application.active) {
    case 'job':
      return (
        <>
          <h2 tabIndex={-1} data-step-focus className="sr-only">
            {texts.steps.job}
          </h2>
          <JobDetail job={job} />
        </>
      )
    case 'questions':
      return <QuestionFields job={job} application={application} />
    case 'profile':
      return <ProfileStep job={job} application={application} />
  }
}
