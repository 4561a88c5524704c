import { MAX } from '@guildhall/contract/sizes'
import { useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Field } from '../ui/Field.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { texts } from './messages.ts'
import type { StepProps } from './useApplication.ts'
import { hasAnswers } from './wizard.ts'

/** The job's questions. The answers are kept until they are sent, or discarded after a confirmation. */
export function QuestionFields({ job, application: { wizard, dispatch } }: StepProps) {
  const [isDiscarding, setDiscarding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const isBegun = hasAnswers(wizard)

  function discard() {
    setDiscarding(false)
    dispatch({ type: 'answers discarded' })
  }
  return (
    <div className="space-y-6">
      <h2 ref={heading} tabIndex={-1} data-step-focus className="text-lg font-bold outline-none">
        {texts.questionsOf(job.user_posted.name)}
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
      {/* The row is always there, so that nothing moves with the first letter. */}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 max-sm:min-h-16">
        <p className="text-sm text-soft">{texts.answersKept}</p>
        {isBegun && (
          <Button variant="ghost" onClick={() => setDiscarding(true)} className="-mx-4">
            {texts.discard}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={isDiscarding}
        question={texts.discardQuestion}
        description={texts.discardConsequences}
        action={texts.discardAction}
        // The button that opened the dialog is gone.
        finalFocus={isBegun ? undefined : heading}
        onYes={discard}
        onNo={() => setDiscarding(false)}
      />
    </div>
  )
}
