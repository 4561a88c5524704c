import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { Inbox, Mail, Send, Trash2 } from 'lucide-react'
import { to } from '../to.ts'
import { Card } from '../ui/Card.tsx'
import { cx } from '../ui/cx.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { PagedList } from '../ui/PagedList.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { useFocusAfterCardRemoval } from '../ui/useFocusAfterCardRemoval.ts'
import { usePaging } from '../ui/usePaging.ts'
import { readId, useSearchParams } from '../ui/useSearchParams.ts'
import { COMPOSE, type Mailbox } from './mailboxes.ts'
import { MessageReader } from './MessageReader.tsx'
import { MessageRow } from './MessageRow.tsx'
import { texts } from './messages.ts'
import { useFocusOnReturn } from './useFocusOnReturn.ts'
import { useMailbox } from './useMailbox.ts'
import { useChangesOfOtherTabs } from './useMessagesChanged.ts'

type MailboxProps = { mailbox: Mailbox }

/** A list of messages, and beside it the one that is in the URL; on a narrow screen one of the two. */
export function MailboxPanes({ mailbox }: MailboxProps) {
  const list = useMailbox(mailbox)
  const { page } = usePaging()
  const openedId = readId(useSearchParams().get('message'))
  const heading = useFocusOnReturn(openedId)
  useChangesOfOtherTabs()
  const focusProps = useFocusAfterCardRemoval()
  const isEmpty = list.data ? list.data.total === 0 : list.isError
  const hasReader = openedId !== null || !isEmpty
  return (
    <div
      className={cx(
        'min-[900px]:grid min-[900px]:items-start min-[900px]:gap-x-5',
        hasReader && 'min-[900px]:grid-cols-[360px_minmax(0,1fr)]',
      )}
    >
      <div {...focusProps} className={cx('space-y-3', openedId !== null && 'max-[900px]:hidden')}>
        <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
          {texts.tabs[mailbox]}
        </h1>
        <PagedList
          query={list}
          pageSize={PAGE_SIZE.messages}
          label={texts.tabs[mailbox]}
          className="space-y-2"
          skeleton={<SkeletonList count={PAGE_SIZE.messages} layout="flex flex-col gap-2" className="h-28" />}
          empty={<NoMessages mailbox={mailbox} />}
        >
          {(message) => (
            <MessageRow
              key={message.id}
              message={message}
              mailbox={mailbox}
              href={to.messages(mailbox, { page, message: message.id })}
              selected={message.id === openedId}
            />
          )}
        </PagedList>
      </div>
      {openedId !== null ? (
        <MessageReader
          key={openedId}
          id={openedId}
          mailbox={mailbox}
          listUrl={to.messages(mailbox, { page })}
        />
      ) : (
        hasReader && (
          <Card className="hidden min-h-80 place-items-center min-[900px]:grid">
            <EmptyState icon={Mail} text={texts.select} />
          </Card>
        )
      )}
    </div>
  )
}

const ICONS = { inbox: Inbox, sent: Send, deleted: Trash2 }

const NoMessages = ({ mailbox }: MailboxProps) => (
  <EmptyState
    icon={ICONS[mailbox]}
    text={texts.empty[mailbox]}
    action={
      mailbox === 'deleted' ? (
        <LinkButton to={to.messages('inbox')}>{texts.openInbox}</LinkButton>
      ) : (
        <LinkButton to={to.messages(COMPOSE)}>{texts.newMessage}</LinkButton>
      )
    }
  />
)
