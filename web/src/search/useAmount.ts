import { AMOUNT } from '@guildhall/contract/amount'
import { type FilterTable, INVALID_AMOUNT } from '@guildhall/contract/search/filters'
import { useEffect, useEffectEvent, useState } from 'react'
import { sessionDraft } from '../api/sessionDraft.ts'
import { readAmount } from './readAmount.ts'

const TYPING_PAUSE_MS = 800

const isAmount = (text: string) => text === '' || AMOUNT.test(text)

/** A text that is no amount, kept while the filters are closed. */
const amountDraft = (name: string) => sessionDraft(['filter', name], { text: '' })

/** Also an amount that could not be read, and is therefore in no search. */
export function clearAmounts(table: FilterTable) {
  for (const name of Object.keys(table)) amountDraft(name).clear()
}

type AmountOptions = {
  name: string
  applied: string
  onApply: (amount: string) => void
  /** Without a unit, an amount can be kept but not applied. */
  hasUnit: boolean
}

/**
 * The text of an amount, '' for none. It is applied when typing pauses, on Enter and when the field loses the focus. A text
 * that is no amount stays, with an error, until it is corrected: also if the filters are closed meanwhile.
 */
export function useAmount({ name, applied, onApply, hasUnit }: AmountOptions) {
  const draft = amountDraft(name)
  const [text, setText] = useState(() => draft.read()?.text ?? applied)
  const [isChecked, setChecked] = useState(!isAmount(readAmount(text)))
  const [lastApplied, setLastApplied] = useState(applied)
  const amount = readAmount(text)
  const isValid = isAmount(amount)

  // Another amount in the URL replaces the text.
  if (applied !== lastApplied) {
    setLastApplied(applied)
    if (applied !== amount) setText(applied)
  }

  function apply() {
    setChecked(true)
    if (hasUnit && isValid && amount !== applied) onApply(amount)
  }
  const applyAfterPause = useEffectEvent(apply)
  useEffect(() => {
    if (amount === applied) return
    const pause = setTimeout(applyAfterPause, TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [amount, applied])

  return {
    text,
    error: isChecked && !isValid ? INVALID_AMOUNT : undefined,
    type(next: string) {
      const isDraft = !isAmount(readAmount(next))
      setText(next)
      if (!isDraft) setChecked(false)
      draft.save({ text: isDraft ? next : '' })
    },
    apply,
  }
}
