import { type ReactNode, useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import { profileTexts as texts } from './messages.ts'
import { useOpenForm } from './openForms.ts'
import type { SectionFormState } from './useSectionForm.ts'

/** The props of the form of each section. `label` is its accessible name. */
export type FormProps = { label: string; onClose: () => void }

/** For a form that edits the item, or adds one. */
export type ItemFormProps<Item> = FormProps & { item?: Item }

type SectionFormProps = {
  label: string
  form: SectionFormState
  children: ReactNode
}

/** A form that replaces a row, or stands after the last one. Its first field is focused. */
export function SectionForm({ label, form, children }: SectionFormProps) {
  const { props, submitting, failure, close } = form
  useOpenForm()
  useEffect(() => {
    props.ref.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [props.ref])

  return (
    <form {...props} aria-label={label} className="space-y-5 py-4">
      {children}
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={submitting}>
          {texts.save}
        </Button>
        {!submitting && <Button onClick={close}>{texts.cancel}</Button>}
      </div>
    </form>
  )
}
