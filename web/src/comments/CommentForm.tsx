import { MAX } from '@guildhall/contract/sizes'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Honeypot } from '../ui/Honeypot.tsx'
import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import { RadioGroup } from '../ui/RadioGroup.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { texts } from './messages.ts'
import { useCommentForm } from './useCommentForm.ts'

const Dialog = lazyOnceOpen(() => import('./CommentsDialog.tsx').then((part) => part.CommentsDialog))

const WRITE_AS = [
  { value: 'anonymous', label: texts.anonymous },
  { value: 'name', label: texts.name },
] as const

function AllComments() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.seeAll}</Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

/** Leaves a public comment. */
export function CommentForm() {
  const { form, submitButton } = useCommentForm()
  const { errors, input, submitting, values } = form
  return (
    <form {...form.props} className="space-y-4">
      <fieldset disabled={submitting} className="min-w-0 space-y-4">
        <Honeypot {...input('website')} />
        <RadioGroup
          legend={texts.writeAs}
          options={WRITE_AS}
          {...form.choice('writeAs')}
          error={errors.writeAs}
          required
        />
        {values.writeAs === 'name' && (
          <Field label={texts.yourName} error={errors.name} required>
            <TextInput {...input('name')} autoComplete="name" limit={MAX.commentName} />
          </Field>
        )}
        <Field label={texts.comment} error={errors.comment} required>
          <TextArea {...input('comment')} rows={3} limit={MAX.comment} />
        </Field>
      </fieldset>
      <div className="flex flex-wrap gap-2">
        <Button ref={submitButton} type="submit" variant="primary" busy={submitting} busyText={texts.sending}>
          {texts.send}
        </Button>
        <AllComments />
      </div>
    </form>
  )
}
