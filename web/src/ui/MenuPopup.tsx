import { Menu } from '@base-ui/react/menu'
import type { FocusEvent, ReactNode, RefObject } from 'react'
import { cx } from './cx.ts'
import { Link } from './Link.tsx'

export type MenuItem = { label: string; icon?: ReactNode; danger?: boolean } & (
  | { to: string }
  | { onSelect: () => void }
)

type MenuPopupProps = {
  id: string
  label: string
  items: readonly MenuItem[]
  heading?: string
  open: boolean
  onClose: () => void
  anchor: RefObject<HTMLElement | null>
  container: RefObject<HTMLElement | null>
  /** The item to focus when the menu opens from the keyboard. Returns it once per opening. */
  takeInitialItem: () => 'first' | 'last' | null
}

/** The popup of a Menu. Base UI focuses an initial item only with its own trigger, so this is done here. */
export function MenuPopup(props: MenuPopupProps) {
  const { id, label, items, heading, open, onClose, anchor, container, takeInitialItem } = props

  function focusInitialItem(event: FocusEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return
    const initial = takeInitialItem()
    const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
    if (initial) entries.at(initial === 'first' ? 0 : -1)?.focus()
  }

  return (
    <Menu.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Menu.Portal container={container}>
        <Menu.Positioner
          anchor={anchor}
          positionMethod="fixed"
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-50 outline-none"
        >
          <Menu.Popup
            id={id}
            aria-label={label}
            finalFocus={anchor}
            onFocus={focusInitialItem}
            className="pop max-w-72 min-w-52 transition duration-150 ease-out outline-none data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0"
          >
            {heading && (
              <p
                aria-hidden
                className="mb-1.5 truncate border-b border-line px-2.5 pt-1 pb-2 text-sm text-soft"
              >
                {heading}
              </p>
            )}
            {items.map((item) => (
              <Entry key={item.label} item={item} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

function Entry({ item }: { item: MenuItem }) {
  const className = cx('pop-item cursor-pointer', item.danger && 'text-bad')
  const content = (
    <>
      {item.icon}
      {item.label}
    </>
  )
  if ('to' in item) {
    return (
      <Menu.LinkItem closeOnClick className={className} render={<Link to={item.to} />}>
        {content}
      </Menu.LinkItem>
    )
  }
  return (
    <Menu.Item className={className} onClick={item.onSelect}>
      {content}
    </Menu.Item>
  )
}
