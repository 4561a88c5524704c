import type { Job } from '@guildhall/contract/jobs/endpoints'
import { MAX } from '@guildhall/contract/sizes'
import { CompletionBar } from '../completion/api.ts'
import { JobDetail } from '../jobs/api.ts'
import { Field } from '../ui/Field.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { texts } from './messages.ts'
import type { useApplication } from './useApplication.ts'

type Application = ReturnType<typeof useApplication>

/** The content of the active step. The element with data-step-focus gets the focus when the step opens. */
export function ApplicationStep({ job, application }: { job: Job; application: Application }) {
  switch (application.wizard.active) {
    case 'job':
      return (
        <>
          <h2 tabIndex={-1} data-step-focus className="sr-only">
            {texts.apply.steps.job}
          </h2>
          <JobDetail job={job} />
        </>
      )
    case 'questions':
      return <QuestionFields job={job} application={application} />
    case 'profile':
      return <ProfileCompletion completion={application.completion} />
  }
}

function QuestionFields({ job, application: { wizard, dispatch } }: { job: Job; application: Application }) {
  return (
    <div className="space-y-6">
      <h2 tabIndex={-1} data-step-focus className="text-lg font-bold outline-none">
        {texts.apply.questionsOf(job.user_posted.name)}
      </h2>
      {wizard.questions.map(({ type, value, required }, index) => {
        const Control = type === 'input' ? TextInput : TextArea
        return (
          <Field
            key={index}
            label={value}
            error={wizard.errors[index]}
            required={required}
            optional={!required}
          >
            <Control
              value={wizard.answers[index]}
              limit={MAX.answer}
              onChange={(event: { target: { value: string } }) =>
                dispatch({ type: 'answered', index, answer: event.target.value })
              }
            />
          </Field>
        )
      })}
    </div>
  )
}

function ProfileCompletion({ completion: { data, error, refetch } }: Pick<Application, 'completion'>) {
  return (
    <div tabIndex={-1} data-step-focus className="outline-none">
      {data ? (
        <CompletionBar {...data.body} />
      ) : error ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-[78px]" />
      )}
    </div>
  )
}
