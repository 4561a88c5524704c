import { QUESTION_TYPES } from '@guildhall/contract/jobs/choices'
import type { Question } from '@guildhall/contract/jobs/forms'
import { MAX } from '@guildhall/contract/sizes'
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Field } from '../ui/Field.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { Select } from '../ui/Select.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { texts } from './messages.ts'

const types = QUESTION_TYPES.map((value) => ({ value, label: texts.questions.types[value] }))

export type QuestionAction = 'up' | 'down' | 'remove'

type QuestionCardProps = {
  question: Question
  number: number
  isLast: boolean
  error?: string
  onChange: (question: Question) => void
  onAction: (action: QuestionAction) => void
}

/** An editable question with buttons that move and remove it. */
export function QuestionCard({ question, number, isLast, error, onChange, onAction }: QuestionCardProps) {
  return (
    <fieldset className="min-w-0 rounded-card border border-line p-4">
      <legend className="sr-only">{texts.questions.legend(number)}</legend>
      <div className="-mt-2 mb-1 flex items-center justify-between gap-2">
        <span aria-hidden className="font-semibold text-soft">
          {texts.questions.legend(number)}
        </span>
        <div className="-mr-2 flex">
          <IconButton
            label={texts.questions.moveUp(number)}
            icon={<ArrowUp size={20} aria-hidden />}
            data-action="up"
            disabled={number === 1}
            onClick={() => onAction('up')}
          />
          <IconButton
            label={texts.questions.moveDown(number)}
            icon={<ArrowDown size={20} aria-hidden />}
            data-action="down"
            disabled={isLast}
            onClick={() => onAction('down')}
          />
          <IconButton
            label={texts.questions.remove(number)}
            icon={<Trash2 size={20} aria-hidden />}
            onClick={() => onAction('remove')}
          />
        </div>
      </div>
      <Field label={texts.questions.text} error={error} required>
        <TextInput
          value={question.value}
          limit={MAX.question}
          onKeyDown={preventSubmit}
          onChange={(event) => onChange({ ...question, value: event.target.value })}
        />
      </Field>
      <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-2">
        <Field label={texts.questions.type} className="w-44">
          <Select
            options={types}
            value={question.type}
            onChange={(event) => onChange({ ...question, type: event.target.value as Question['type'] })}
          />
        </Field>
        <Checkbox
          label={texts.questions.required}
          checked={question.required}
          onChange={(required) => onChange({ ...question, required })}
        />
      </div>
    </fieldset>
  )
}

/** Enter in a question must not submit the whole form. */
function preventSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}
