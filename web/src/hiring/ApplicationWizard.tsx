import type { Job } from '@guildhall/contract/jobs/endpoints'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { statusOf, useToday } from '../jobs/api.ts'
import { profileTexts } from '../profile/api.ts'
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

/** The steps of an application. What keeps a person from applying is said before they fill in anything. */
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
      {/* Another attempt is announced again. */}
      <Refusal key={moves} application={application} />
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
function Refusal({ application }: Pick<Parameters<typeof ApplicationStep>[0], 'application'>) {
  const { wizard, completion } = application
  if (!wizard.refusedBy) return null
  if (wizard.refusedBy !== 'profile')
    return <Notice tone="error">{texts.apply.stepRefused(texts.apply.steps[wizard.refusedBy])}</Notice>

  // The profile may have been completed since, in another tab.
  if (completion.data?.body.percentage === 100) return null
  const missing = completion.data?.body.missing ?? []
  return (
    <Notice tone="error">
      {texts.apply.profileRefused(missing.map((item) => profileTexts.completion.items[item]))}
    </Notice>
  )
}

/** After Next or Send: up to the top, and the focus to the first fault, or else to what is missing or the step has to say. */
function useFocusAfterMove() {
  const form = useRef<HTMLFormElement>(null)
  const [moves, setMoves] = useState(0)

  useEffect(() => {
    if (moves === 0) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const fault = find('[aria-invalid="true"]')
    if (!fault) window.scrollTo({ top: 0 })
    const target = fault ?? (find('[role="alert"]') && find('[data-missing]')) ?? find('[data-step-focus]')
    target?.focus({ preventScroll: !fault })
  }, [moves])

  return { form, moves, moveFocus: () => setMoves((count) => count + 1) }
}
