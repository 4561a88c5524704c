import type { Question } from '@guildhall/contract/jobs/forms'
import { MAX } from '@guildhall/contract/sizes'
import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { EMPTY_QUESTION } from './addJobDraft.ts'
import { texts } from './messages.ts'
import { type QuestionAction, QuestionCard } from './QuestionCard.tsx'

type QuestionListProps = {
  questions: readonly Question[]
  onChange: (questions: Question[]) => void
  /** The message under the question at an index. */
  errorOf: (index: number) => string | undefined
}

/** The control to focus once the list has changed: the one that was used may have moved or gone. */
type Focus = { index: number; control: 'text' | 'up' | 'down' } | 'add'

/** The questions that candidates answer when they apply: added, edited in place, moved and removed. */
export function QuestionList({ questions, onChange, errorOf }: QuestionListProps) {
  const list = useRef<HTMLDivElement>(null)
  const [focus, setFocus] = useState<Focus>()
  const [announcement, setAnnouncement] = useState('')
  const [removing, setRemoving] = useState<number>()

  useEffect(() => {
    if (focus && list.current) moveFocus(list.current, focus)
  }, [focus])

  function add() {
    onChange([...questions, { ...EMPTY_QUESTION }])
    setFocus({ index: questions.length, control: 'text' })
  }

  function move(from: number, direction: 'up' | 'down') {
    const to = direction === 'up' ? from - 1 : from + 1
    const [moved] = questions.slice(from, from + 1)
    if (moved) onChange(questions.toSpliced(from, 1).toSpliced(to, 0, moved))
    setFocus({ index: to, control: direction })
    setAnnouncement(texts.questions.moved(from + 1, to + 1, questions.length))
  }

  function remove(index: number) {
    onChange(questions.toSpliced(index, 1))
    setRemoving(undefined)
    setFocus(questions.length > 1 ? { index: Math.min(index, questions.length - 2), control: 'text' } : 'add')
    setAnnouncement(texts.questions.removed(index + 1))
  }

  function act(action: QuestionAction, index: number) {
    if (action !== 'remove') return move(index, action)
    const hasText = questions[index]?.value.trim()
    if (hasText) setRemoving(index)
    else remove(index)
  }

  return (
    <div ref={list} className="space-y-4">
      {questions.map((question, index) => (
        <QuestionCard
          key={index}
          question={question}
          number={index + 1}
          isLast={index === questions.length - 1}
          error={errorOf(index)}
          onChange={(changed) => onChange(questions.with(index, changed))}
          onAction={(action) => act(action, index)}
        />
      ))}
      {questions.length < MAX.questions && (
        <Button icon={<Plus size={20} aria-hidden />} data-action="add" onClick={add}>
          {texts.questions.add}
        </Button>
      )}
      <output className="sr-only">{announcement}</output>
      <ConfirmDialog
        open={removing !== undefined}
        item={texts.questions.item((removing ?? 0) + 1)}
        onYes={() => removing !== undefined && remove(removing)}
        onNo={() => setRemoving(undefined)}
      />
    </div>
  )
}

function moveFocus(list: HTMLElement, focus: Focus) {
  if (focus === 'add') return list.querySelector<HTMLElement>('[data-action=add]')?.focus()
  const card = list.querySelectorAll('fieldset')[focus.index]
  const button = card?.querySelector<HTMLElement>(`[data-action=${focus.control}]:enabled`)
  // At either end of the list, the button that was pressed is now disabled.
  const fallback = card?.querySelector<HTMLElement>('[data-action]:enabled, input')
  const target = focus.control === 'text' ? card?.querySelector<HTMLElement>('input') : (button ?? fallback)
  target?.focus()
}
