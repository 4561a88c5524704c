import { BackLink } from '../shell/BackLink.tsx'
import { LoadedMessage } from './LoadedMessage.tsx'
import type { Mailbox } from './mailboxes.ts'
import { MessageView } from './MessageView.tsx'
import { texts } from './messages.ts'

type MessageReaderProps = { id: number; mailbox: Mailbox; listUrl: string }

/** The message that was opened from a list. On a narrow screen it links back to the list. */
export const MessageReader = ({ id, mailbox, listUrl }: MessageReaderProps) => (
  <div className="min-w-0">
    <div className="-mt-1 mb-1 min-[900px]:hidden">
      <BackLink list="messages" to={listUrl}>
        {texts.backTo[mailbox]}
      </BackLink>
    </div>
    <LoadedMessage id={id} mailbox={mailbox} listUrl={listUrl}>
      {(opened) => <MessageView opened={opened} mailbox={mailbox} listUrl={listUrl} />}
    </LoadedMessage>
  </div>
)
