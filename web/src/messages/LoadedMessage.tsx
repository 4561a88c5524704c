import { useQuery } from '@tanstack/react-query'
import { MailX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Pending } from '../ui/Pending.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import type { Mailbox, OpenedMessage } from './mailboxes.ts'
import { texts } from './messages.ts'
import { messageQuery } from './queries.ts'

type LoadedMessageProps = {
  id: number
  /** Where the person goes on if the message is gone. */
  mailbox: Mailbox
  listUrl: string
  children: (opened: OpenedMessage) => ReactNode
}

/** Shows a message once it is loaded. */
export function LoadedMessage({ id, mailbox, listUrl, children }: LoadedMessageProps) {
  const query = useQuery(messageQuery(id))
  const { data } = query
  if (data?.status === 200) return children(data.body)
  if (data)
    return (
      <Card>
        <EmptyState
          icon={MailX}
          text={texts.gone}
          action={<LinkButton to={listUrl}>{texts.backTo[mailbox]}</LinkButton>}
        />
      </Card>
    )
  return (
    <Pending query={query}>
      <Skeleton className="h-96" />
    </Pending>
  )
}
