import type { ComponentType, KeyboardEvent, MouseEvent, Ref } from 'react'
import { cx } from '../ui/cx.ts'
import { isPlainClick, type LinkProps } from '../ui/Link.tsx'
import { moveInList } from '../ui/moveInList.ts'
import { isSplit } from './useIsSplit.ts'

/** What a list gives to the card of a result, which is an `li`. */
export type CardProps<Item> = {
  item: Item
  /** The words that the results were found with. */
  search: string
  /** The values of the filters. */
  chosen: readonly unknown[]
  /** The result is shown beside the list. */
  selected: boolean
  link: Pick<LinkProps, 'onClick' | 'onKeyDown'>
}

type ResultListProps<Item> = {
  items: readonly Item[]
  search: string
  chosen: readonly unknown[]
  Card: ComponentType<CardProps<Item>>
  /** The result shown beside the list, if there is room for one. */
  selectedId: number | undefined
  /** The result that was opened: the first one is shown without. */
  openedId: number | null
  /** The next results are loading. */
  isStale: boolean
  onSelect: (id: number, options?: { replace: boolean }) => void
  /** Enter was pressed: the focus moves beside the list. */
  onEnter: () => void
  ref?: Ref<HTMLUListElement>
}

/** One column beside the pane and on phones, two between and on paper, where Chromium would not break a grid between pages. */
export const LIST = `grid grid-cols-1 items-start gap-3 md:max-[1100px]:grid-cols-2
  print:flex print:flex-wrap print:*:w-[calc(50%-6px)]`

/** The class of what is shown until the next results arrive. */
export const fadeIf = (isStale: boolean) => cx('transition-opacity duration-150', isStale && 'opacity-60')

/** The results. Beside a pane a click or an arrow key shows one in it; otherwise a card opens the result's page. */
export function ResultList<Item extends { id: number }>({
  items,
  search,
  chosen,
  Card,
  selectedId,
  openedId,
  isStale,
  onSelect,
  onEnter,
  ref,
}: ResultListProps<Item>) {
  function open(event: MouseEvent, id: number) {
    if (!isPlainClick(event) || !isSplit()) return
    event.preventDefault()
    // The first result, which is shown already, is no step to go back from.
    if (id !== openedId) onSelect(id, { replace: id === selectedId })
    // A click without a pointer is the Enter key.
    if (event.detail === 0) onEnter()
  }

  function move(event: KeyboardEvent) {
    const next = isSplit() ? items[moveInList(event) ?? -1] : undefined
    // Moving through many results adds one entry to the history, not one for each.
    if (next) onSelect(next.id, { replace: true })
  }

  return (
    <ul ref={ref} aria-busy={isStale} className={cx(LIST, fadeIf(isStale))}>
      {items.map((item) => (
        <Card
          key={item.id}
          item={item}
          search={search}
          chosen={chosen}
          selected={item.id === selectedId}
          link={{
            onClick: (event) => open(event, item.id),
            onKeyDown: move,
          }}
        />
      ))}
    </ul>
  )
}
