import { Plus } from 'lucide-react'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import type { ChangeResponse } from '../api/change.ts'
import { Button } from '../ui/Button.tsx'
import { profileTexts as texts } from './messages.ts'
import { RowActions } from './RowActions.tsx'
import { Section } from './Section.tsx'
import type { ItemFormProps } from './SectionForm.tsx'
import type { SectionName } from './sectionNames.ts'
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts'
import { useOpensForm } from './useOpensForm.ts'

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
  /** Without an item it adds one. */
  Form: ComponentType<ItemFormProps<Item> & { onLost: () => void }> & { preload: () => void }
  canAdd?: boolean
  isEditable?: boolean
  remove?: (id: number) => Promise<ChangeResponse>
}

/**
 * A section with a list of rows. Its owner adds, edits and deletes them, one at a time: while a form is open, the other
 * rows have no buttons, so that no input gets lost.
 */
export function RowSection<Item extends Row>(props: RowSectionProps<Item>) {
  const { name, isOwner, items, nameOf, children, summary, Form, canAdd = true, isEditable, remove } = props
  const [open, setOpen] = useState<Item | 'add'>()
  const edited = open === 'add' ? undefined : open
  // The edited row stays with its input, also when another tab has deleted it.
  const shown = edited && items.every(({ id }) => id !== edited.id) ? [...items, edited] : items
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(heading)
  const close = () => setOpen(undefined)
  const isIdle = isOwner && open === undefined
  useOpensForm(name, () => {
    if (isIdle && items.length === 0) setOpen('add')
  })

  const addButton = isIdle && canAdd && (
    <Button
      variant="ghost"
      icon={<Plus size={18} aria-hidden />}
      onClick={() => setOpen('add')}
      className="-mr-3 ml-auto"
    >
      {texts.add[name]}
    </Button>
  )
  return (
    <Section
      name={name}
      heading={heading}
      action={addButton}
      onPointerEnter={isOwner ? Form.preload : undefined}
    >
      {summary}
      {shown.length > 0 && (
        <ul aria-label={texts.sections[name]} className="divide-y divide-line">
          {shown.map((item) =>
            isOwner && edited?.id === item.id ? (
              <li key={item.id}>
                <Form item={item} label={texts.edit(nameOf(item))} onClose={close} onLost={close} />
              </li>
            ) : (
              <li key={item.id} className="group/row flex items-start gap-2 py-2">
                <div className="min-w-0 flex-1 self-center">{children(item)}</div>
                {isIdle && (
                  <RowActions
                    section={name}
                    item={nameOf(item)}
                    onEdit={isEditable && (() => setOpen(item))}
                    remove={remove && (() => remove(item.id))}
                  />
                )}
              </li>
            ),
          )}
        </ul>
      )}
      {shown.length === 0 && open !== 'add' && <p className="pb-2 text-soft">{texts.empty[name]}</p>}
      {isOwner && open === 'add' && <Form label={texts.add[name]} onClose={close} onLost={close} />}
    </Section>
  )
}
