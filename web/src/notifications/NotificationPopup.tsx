import { Popover } from '@base-ui/react/popover'
import type { RefObject } from 'react'
import { MarkAllRead } from './MarkAllRead.tsx'
import { NotificationList } from './NotificationList.tsx'
import { texts } from './messages.ts'
import { useFollowNotification } from './useFollowNotification.tsx'

type NotificationPopupProps = {
  open: boolean
  onClose: () => void
  anchor: RefObject<HTMLElement | null>
  container: RefObject<HTMLElement | null>
}

/** The notifications beneath the bell of the header. */
export function NotificationPopup({ open, onClose, anchor, container }: NotificationPopupProps) {
  const { follow, followedId, rating } = useFollowNotification(open, onClose)

  // A press on the bell itself is left to the bell, which would open it again.
  const isOnBell = ({ target }: Event) => target instanceof Node && anchor.current?.contains(target)

  return (
    <>
      <Popover.Root open={open} onOpenChange={(next, { event }) => !next && !isOnBell(event) && onClose()}>
        <Popover.Portal container={container}>
          <Popover.Positioner
            anchor={anchor}
            positionMethod="fixed"
            align="end"
            sideOffset={6}
            collisionPadding={8}
            className="z-50 outline-none"
          >
            <Popover.Popup
              finalFocus={anchor}
              className="pop flex h-[450px] max-h-(--available-height) w-[300px] flex-col overflow-hidden p-0 transition duration-150 ease-out outline-none data-ending-style:opacity-0 data-starting-style:-translate-y-1 data-starting-style:opacity-0"
            >
              <div className="flex h-13 shrink-0 items-center justify-between border-b border-line pl-4">
                <Popover.Title className="text-base font-bold">{texts.title}</Popover.Title>
                <MarkAllRead />
              </div>
              <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
                <NotificationList onFollow={follow} followedId={followedId} />
              </div>
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
      {rating}
    </>
  )
}
