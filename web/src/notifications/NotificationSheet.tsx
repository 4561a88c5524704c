import { Button } from '../ui/Button.tsx'
import { Sheet } from '../ui/Dialog.tsx'
import { MarkAllRead } from './MarkAllRead.tsx'
import { NotificationList } from './NotificationList.tsx'
import { texts } from './messages.ts'
import { useFollowNotification } from './useFollowNotification.tsx'

type NotificationSheetProps = { open: boolean; onClose: () => void }

/** The notifications on a phone. */
export function NotificationSheet({ open, onClose }: NotificationSheetProps) {
  const { follow, followedId, rating } = useFollowNotification(open, onClose)
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={texts.title}
        footer={
          <>
            <MarkAllRead />
            <Button onClick={onClose}>{texts.closeOnPhone}</Button>
          </>
        }
      >
        <div className="-mx-5">
          <NotificationList onFollow={follow} followedId={followedId} />
        </div>
      </Sheet>
      {rating}
    </>
  )
}
