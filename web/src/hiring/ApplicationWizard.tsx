import type { Job } from '@guildhall/contract/jobs/endpoints'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { completionTexts } from '../completion/api.ts'
import { statusOf, useToday } from '../jobs/api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { ApplicationSent } from './ApplicationSent.tsx'
import { ApplicationStep } from './ApplicationStep.tsx'
import { CannotApply } from './CannotApply.tsx'
import { texts } from './messages.ts'
import { useApplication } from './useApplication.ts'
import { hasAnswers, isComplete } from './wizard.ts'

/** The steps of an application. A person who cannot apply learns so before filling in anything. */
export function ApplicationWizard({ job }: { job: Job }) {
  const application = useApplication(job)
  const today = useToday()
  const { form, moves, moveFocus } = useFocusAfterMove()
  const { wizard, dispatch } = application
  const isLastStep = wizard.active === wizard.steps.at(-1)

  if (isComplete(wizard)) return <ApplicationSent job={job} hasAnswers={hasAnswers(wizard)} />
  if (job.is_applied) return <CannotApply reason="alreadyApplied" job={job} />
  if (statusOf(job, today) !== 'Open') return <CannotApply reason="notOpen" job={job} />

  function proceed(event: FormEvent) {
    event.preventDefault()
    if (!isLastStep) dispatch({ type: 'next' })
    else if (application.send()) return
    moveFocus()
  }

  return (
    <form ref={form} noValidate onSubmit={proceed} className="flex flex-1 flex-col gap-6">
      <header>
        <h1 className="text-2xl sm:text-3xl">{texts.apply.title}</h1>
        <p className="mt-1 text-soft">{texts.apply.jobAt(job.job_title, job.user_posted.name)}</p>
      </header>
      <Stepper
        steps={wizard.steps.map((step) => ({
          label: texts.apply.steps[step],
          done: wizard.completed.includes(step),
        }))}
        current={wizard.steps.indexOf(wizard.active)}
        onSelect={(index) => {
          const step = wizard.steps[index]
          if (step) dispatch({ type: 'step chosen', step })
        }}
      />
      {/* The key makes screen readers announce the notice again after another attempt. */}
      <NotSentNotice key={moves} application={application} />
      <Card className="p-5 sm:p-8">
        <ApplicationStep job={job} application={application} />
      </Card>
      <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 mt-auto flex justify-end border-t border-line bg-paper px-4 py-3">
        <Button
          type="submit"
          variant="primary"
          busy={application.isSending}
          busyText={texts.apply.sending}
          className="max-sm:w-full sm:min-w-36"
        >
          {isLastStep ? texts.apply.send : texts.apply.next}
        </Button>
      </div>
    </form>
  )
}

/** Why the application was not sent. */
function NotSentNotice({ application }: Pick<Parameters<typeof ApplicationStep>[0], 'application'>) {
  const { wizard, completion } = application
  const { blockedBy } = wizard
  if (!blockedBy) return null
  if (blockedBy !== 'profile')
    return <Notice tone="error">{texts.apply.stepIncomplete(texts.apply.steps[blockedBy])}</Notice>

  // The person may have completed the profile in another tab by now.
  if (completion.data?.body.percentage === 100) return null
  const missing = completion.data?.body.missing ?? []
  return (
    <Notice tone="error">
      {texts.apply.profileIncomplete(missing.map((item) => completionTexts.items[item]))}
    </Notice>
  )
}

/** After Next or Send, focuses the first invalid field, the list of missing profile items, or the step's heading. */
function useFocusAfterMove() {
  const form = useRef<HTMLFormElement>(null)
  const [moves, setMoves] = useState(0)

  useEffect(() => {
    if (moves === 0) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const invalid = find('[aria-invalid="true"]')
    if (!invalid) window.scrollTo({ top: 0 })
    const target = invalid ?? (find('[role="alert"]') && find('[data-missing]')) ?? find('[data-step-focus]')
    target?.focus({ preventScroll: !invalid })
  }, [moves])

  return { form, moves, moveFocus: () => setMoves((count) => count + 1) }
}
