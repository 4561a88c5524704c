import type { Job } from '@guildhall/contract/jobs/endpoints'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { completionTexts } from '../completion/api.ts'
import { statusOf, useToday } from '../jobs/api.ts'
import { to } from '../to.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { lazyPart } from '../ui/lazyPart.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Stepper } from '../ui/Stepper.tsx'
import { ApplicationStep } from './ApplicationStep.tsx'
import { CannotApply } from './CannotApply.tsx'
import { texts } from './messages.ts'
import { type StepProps, useApplication } from './useApplication.ts'
import { hasAnswers, isComplete, type Step, stepBefore } from './wizard.ts'

const ApplicationSent = lazyPart(() => import('./ApplicationSent.tsx').then((part) => part.ApplicationSent))

/** The steps of an application. A person who cannot apply learns so before filling in anything. */
export function ApplicationWizard({ job }: { job: Job }) {
  const application = useApplication(job)
  const today = useToday()
  const { wizard, active, open } = application
  const { form, moves, moveFocus } = useStepFocus(active)
  const isLastStep = active === wizard.steps.at(-1)
  const previous = stepBefore(wizard, active)
  useEffect(() => {
    if (isLastStep) ApplicationSent.preload()
  }, [isLastStep])

  if (isComplete(wizard)) return <ApplicationSent job={job} hasAnswers={hasAnswers(wizard)} />
  if (job.is_applied) return <CannotApply reason="alreadyApplied" job={job} />
  if (statusOf(job, today) !== 'Open') return <CannotApply reason="notOpen" job={job} />

  function proceed(event: FormEvent) {
    event.preventDefault()
    if (!isLastStep) application.next()
    else if (application.send()) return
    moveFocus()
  }

  return (
    <form ref={form} noValidate onSubmit={proceed} className="flex flex-1 flex-col gap-6">
      <header>
        <h1 className="text-2xl sm:text-3xl">{texts.title}</h1>
        <p className="mt-1 text-soft">{texts.jobAt(job.job_title, job.user_posted.name)}</p>
      </header>
      <Stepper
        steps={wizard.steps.map((step) => ({
          label: texts.steps[step],
          done: wizard.completed.includes(step),
        }))}
        current={wizard.steps.indexOf(active)}
        onSelect={(index) => open(wizard.steps[index]!)}
      />
      {/* The key makes screen readers announce the notice again after another attempt. */}
      <NotSentNotice key={moves} application={application} />
      <Card className="p-5 sm:p-8">
        <ApplicationStep job={job} application={application} />
      </Card>
      <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 mt-auto flex flex-wrap justify-between gap-2 border-t border-line bg-paper px-4 py-3 sticky-actions">
        {isLastStep && application.sendError && (
          <div className="basis-full">
            <Notice tone="error">{application.sendError.message}</Notice>
          </div>
        )}
        {previous ? (
          <Button onClick={() => open(previous)}>{texts.back}</Button>
        ) : (
          <LinkButton to={to.jobs(job.id)}>{texts.backToJob}</LinkButton>
        )}
        <Button
          type="submit"
          variant="primary"
          busy={application.isSending}
          busyText={texts.sending}
          className="max-sm:flex-1 sm:min-w-36"
        >
          {isLastStep ? texts.send : texts.next}
        </Button>
      </div>
    </form>
  )
}

/** Why the application was not sent. */
function NotSentNotice({ application }: Pick<StepProps, 'application'>) {
  const { wizard, active, completion } = application
  const { blockedBy } = wizard
  if (!blockedBy || blockedBy !== active) return null
  if (blockedBy !== 'profile')
    return <Notice tone="error">{texts.stepIncomplete(texts.steps[blockedBy])}</Notice>

  // The person may have completed the profile in another tab by now.
  if (completion.data?.body.percentage === 100) return null
  const missing = completion.data?.body.missing ?? []
  return (
    <Notice tone="error">
      {texts.profileIncomplete(missing.map((item) => completionTexts.items[item].toLowerCase()))}
    </Notice>
  )
}

/**
 * When another step opens, and after Next or Send, focuses the first invalid field, the list of missing profile items, or
 * the step's heading.
 */
function useStepFocus(active: Step) {
  const form = useRef<HTMLFormElement>(null)
  const [moves, setMoves] = useState(0)
  const last = useRef({ active, moves })

  useEffect(() => {
    if (last.current.active === active && last.current.moves === moves) return
    last.current = { active, moves }
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const invalid = find('[aria-invalid="true"]')
    if (!invalid) window.scrollTo({ top: 0 })
    const target = invalid ?? (find('[role="alert"]') && find('[data-missing]')) ?? find('[data-step-focus]')
    target?.focus({ preventScroll: !invalid })
  }, [active, moves])

  return { form, moves, moveFocus: () => setMoves((count) => count + 1) }
}
