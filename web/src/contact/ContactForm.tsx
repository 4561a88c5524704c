import { MAX } from '@guildhall/contract/sizes'
import { useEffect, useRef } from 'react'
import { Button } from '../ui/Button.tsx'
import { FailureLine } from '../ui/FailureLine.tsx'
import { Field } from '../ui/Field.tsx'
import { Honeypot } from '../ui/Honeypot.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { texts } from './messages.ts'
import { useContactForm } from './useContactForm.ts'

/**
 * Sends a message to the operator of the site. A failure shows no alert, as section 8 of the specification says; a line
 * in the form gives the reason.
 */
export function ContactForm() {
  const { form, submitButton, failure } = useContactForm()
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) result.current!.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const { errors, input, submitting } = form
  return (
    <form {...form.props} className="space-y-4">
      <fieldset disabled={submitting} className="min-w-0 space-y-4">
        <Honeypot {...input('website')} />
        <Field label={texts.name} error={errors.name} required>
          <TextInput {...input('name')} autoComplete="name" limit={MAX.name} />
        </Field>
        <Field label={texts.email} error={errors.email} required>
          <TextInput {...input('email')} type="email" autoComplete="email" />
        </Field>
        <Field label={texts.message} error={errors.messageBody} required>
          <TextArea {...input('messageBody')} rows={3} limit={MAX.contactMessage} />
        </Field>
      </fieldset>
      {/* The margin keeps it above what floats over a page. */}
      <div ref={result} className="scroll-mb-[calc(var(--bottom-bar)+96px)]">
        <Button ref={submitButton} type="submit" variant="primary" busy={submitting} busyText={texts.sending}>
          {texts.send}
        </Button>
        <FailureLine text={failure} />
      </div>
    </form>
  )
}
