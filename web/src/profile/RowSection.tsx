import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { profileTexts as texts } from './messages.ts'
import { Section } from './Section.tsx'
import type { SectionName } from './sectionNames.ts'
import { type ChangeRules, type Reply, useChange } from './useChange.ts'

type Row = { id: number }

type RowSectionProps<Item extends Row> = {
  name: Exclude<SectionName, 'resume'>
  isOwner: boolean
  items: readonly Item[]
  /** How a row is called in 'Do you want to delete {item}?' and in the names of its buttons. */
  nameOf: (item: Item) => string
  /** What a row shows. */
  children: (item: Item) => ReactNode
  /** Above the rows. */
  summary?: ReactNode
  /** Without it, nothing can be added. */
  addForm?: (onClose: () => void) => ReactNode
  editForm?: (item: Item, onClose: () => void) => ReactNode
  remove?: (id: number) => Promise<Reply>
  rules?: ChangeRules
}

/**
 * A section with a list of rows. Its owner adds, edits and deletes them, one at a time: while a form is open, the other
 * rows have no buttons, so that no input gets lost.
 */
export function RowSection<Item extends Row>(props: RowSectionProps<Item>) {
  const { name, isOwner, items, nameOf, children, summary, addForm, editForm, remove, rules } = props
  const [open, setOpen] = useState<number | 'add'>()
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(heading)
  const close = () => setOpen(undefined)
  const isIdle = isOwner && open === undefined

  const addButton = isIdle && addForm && (
    <Button variant="ghost" icon={<Plus size={18} aria-hidden />} onClick={() => setOpen('add')}>
      {texts.add[name]}
    </Button>
  )
  return (
    <Section name={name} heading={heading} action={addButton}>
      {summary}
      {items.length > 0 && (
        <ul aria-label={texts.sections[name]} className="divide-y divide-line">
          {items.map((item) =>
            isOwner && open === item.id ? (
              <li key={item.id}>{editForm?.(item, close)}</li>
            ) : (
              <li key={item.id} className="group/row flex items-start gap-2 py-2">
                <div className="min-w-0 flex-1 self-center">{children(item)}</div>
                {isIdle && (
                  <Actions
                    item={nameOf(item)}
                    onEdit={editForm && (() => setOpen(item.id))}
                    remove={remove && (() => remove(item.id))}
                    rules={rules}
                  />
                )}
              </li>
            ),
          )}
        </ul>
      )}
      {items.length === 0 && open !== 'add' && <p className="pb-2 text-soft">{texts.empty[name]}</p>}
      {isOwner && open === 'add' && addForm?.(close)}
    </Section>
  )
}

type ActionsProps = {
  item: string
  onEdit?: () => void
  remove?: () => Promise<Reply>
  rules?: ChangeRules
}

/** The buttons of a row: on hover and focus, on a touch screen always. */
function Actions({ item, onEdit, remove, rules }: ActionsProps) {
  return (
    <div
      className={cx(
        'flex shrink-0 transition-opacity duration-150 not-pointer-coarse:opacity-0',
        'group-focus-within/row:opacity-100! group-hover/row:opacity-100! print:hidden',
      )}
    >
      {onEdit && (
        <IconButton label={texts.edit(item)} icon={<Pencil size={18} aria-hidden />} onClick={onEdit} />
      )}
      {remove && <DeleteButton {...{ item, remove, rules }} />}
    </div>
  )
}

function DeleteButton({
  item,
  remove,
  rules = {},
}: Pick<ActionsProps, 'item' | 'rules'> & { remove: () => Promise<Reply> }) {
  const [isConfirming, setConfirming] = useState(false)
  const [isPending, setPending] = useState(false)
  const change = useChange(rules)

  async function confirm() {
    setConfirming(false)
    setPending(true)
    await change(remove)
    setPending(false)
  }
  return (
    <>
      <IconButton
        label={texts.delete(item)}
        icon={<Trash2 size={18} aria-hidden />}
        aria-disabled={isPending}
        onClick={() => !isPending && setConfirming(true)}
      />
      <ConfirmDialog
        open={isConfirming}
        item={item}
        onYes={() => void confirm()}
        onNo={() => setConfirming(false)}
      />
    </>
  )
}

/** When the focused control is removed, with its row or its form, the focus moves to the heading. */
function useFocusAfterRemoval(heading: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null)
  useEffect(() => {
    const section = heading.current?.closest('section')
    const remember = ({ target }: FocusEvent) => void (focused.current = target as Element)
    section?.addEventListener('focusin', remember)
    return () => section?.removeEventListener('focusin', remember)
  }, [heading])

  // After every render, because any may remove the control.
  useEffect(() => {
    if (!focused.current || focused.current.isConnected) return
    focused.current = null
    if (document.activeElement === document.body) heading.current?.focus()
  })
}
