import { useTabTitle } from '../shell/useTabTitle.ts'
import { lazyPart } from '../ui/lazyPart.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { COMPOSE, TABS } from './mailboxes.ts'
import { MailboxPanes } from './MailboxPanes.tsx'
import { texts } from './messages.ts'
import { MessagesMenu } from './MessagesMenu.tsx'

const Compose = lazyPart(
  () => import('./ComposeForm.tsx').then((part) => part.ComposeForm),
  () => (
    <div className="max-w-[640px] space-y-3">
      <h1 className="text-2xl sm:text-3xl">{texts.newMessage}</h1>
      <Skeleton className="h-[512px]" />
    </div>
  ),
)

/** The messages of an account. Without a tab in the URL: a new message if there is an email, otherwise the inbox. */
export function MessagesPage() {
  const params = useSearchParams()
  const email = params.get('email') ?? ''
  const tab = TABS.find((one) => one === params.get('tab')) ?? (email ? COMPOSE : 'inbox')
  useTabTitle(tab === COMPOSE ? texts.newMessage : texts.tabs[tab])
  return (
    <div className="mx-auto w-full max-w-page px-4 py-4 md:px-6 md:py-8 lg:grid lg:grid-cols-[168px_minmax(0,1fr)] lg:content-start lg:gap-x-6">
      <MessagesMenu current={tab} />
      <div className="min-w-0">
        {tab === COMPOSE ? <Compose key={email} email={email} /> : <MailboxPanes key={tab} mailbox={tab} />}
      </div>
    </div>
  )
}
