import { type Preferences, settings } from '@guildhall/contract/account/settings'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { successOf } from '../api/change.ts'
import { call, keyOf } from '../api/client.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { useAlert } from '../ui/useAlert.ts'
import { texts } from './messages.ts'
import { useProfileChanged } from './useProfileChanged.ts'

type Answer = { contact_visible_to: Preferences['contact_visible_to'] } | { contact_asked: true }

/** Asks the owner of a complete profile once who can see the contact data. An answer or the X ends it for good. */
export function ContactQuestion() {
  const { mutate, variables, isPending } = useAnswer()
  const { question, explanation, dealtWith, companies, later } = texts.contactQuestion
  const choice = (contact_visible_to: Preferences['contact_visible_to'], label: string) => {
    const answer = { contact_visible_to }
    const isSaving = isPending && 'contact_visible_to' in variables
    return (
      <Button
        className="w-full"
        onClick={() => mutate(answer)}
        busy={isSaving && variables.contact_visible_to === contact_visible_to}
      >
        {label}
      </Button>
    )
  }
  return (
    <Card as="section" aria-labelledby="contact-question" className="space-y-3 p-5 print:hidden">
      <div className="flex items-start gap-2">
        <h2 id="contact-question" className="flex-1 text-lg font-bold">
          {question}
        </h2>
        <IconButton
          label={later}
          icon={<X size={18} aria-hidden />}
          className="-mt-2 -mr-2 shrink-0"
          onClick={() => mutate({ contact_asked: true })}
        />
      </div>
      <div className="space-y-2">
        {choice('dealt_with', dealtWith)}
        {choice('companies', companies)}
      </div>
      <p className="text-sm text-soft">{explanation}</p>
    </Card>
  )
}

/** Saves the answer. The button that has the focus disappears with the question. */
function useAnswer() {
  const client = useQueryClient()
  const profileChanged = useProfileChanged()
  const alerts = useAlert()
  return useMutation({
    mutationFn: async (answer: Answer) => successOf(await call(settings.savePreferences, { body: answer })),
    onSuccess: async ({ success }, answer) => {
      if ('contact_visible_to' in answer) alerts.show({ severity: 'success', text: success })
      void client.invalidateQueries({ queryKey: keyOf(settings.getPreferences) })
      await profileChanged()
      document.getElementById('main')?.focus({ preventScroll: true })
    },
    onError: ({ message }) => alerts.show({ severity: 'error', text: message }),
  })
}
