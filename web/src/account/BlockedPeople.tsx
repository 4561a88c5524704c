import type { BlockedUser } from '@guildhall/contract/blocking/endpoints'
import { PAGE_SIZE } from '@guildhall/contract/pageSizes'
import { useRef } from 'react'
import { useBlocking } from '../messages/api.ts'
import { AccountPicture } from '../ui/AccountPicture.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { dayOf } from '../ui/localDates.ts'
import { PagedList } from '../ui/PagedList.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { UnbrokenDates } from '../ui/UnbrokenDates.tsx'
import { useAlert } from '../ui/useAlert.ts'
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts'
import { settingsTexts as texts } from './settingsMessages.ts'
import { SettingsSection } from './SettingsSection.tsx'
import type { useBlockedPeople } from './useBlockedPeople.ts'

/** Whom the account has blocked, last blocked first. */
export function BlockedPeople({ query }: { query: ReturnType<typeof useBlockedPeople> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(heading)
  return (
    <SettingsSection title={texts.blocked} hint={texts.blockedHint} heading={heading}>
      <PagedList
        query={query}
        pageSize={PAGE_SIZE.blockedUsers}
        label={texts.blocked}
        className="card divide-y divide-line px-4 sm:px-6"
        skeleton={<Skeleton className="h-14" />}
        empty={<Card className="px-4 py-4 text-soft sm:px-6 lg:self-start">{texts.noneBlocked}</Card>}
      >
        {(person) => <BlockedPerson key={person.id} person={person} />}
      </PagedList>
    </SettingsSection>
  )
}

function BlockedPerson({ person }: { person: BlockedUser }) {
  const { id, name, blocked_at } = person
  const alerts = useAlert()
  const { mutate, isPending } = useBlocking(id)

  function unblock() {
    mutate('unblock', { onError: ({ message }) => alerts.show({ severity: 'error', text: message }) })
  }
  return (
    <li className="flex items-center gap-3 py-4">
      <AccountPicture account={person} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-soft">
          <time dateTime={blocked_at}>
            <UnbrokenDates>{texts.blockedOn(dayOf(blocked_at))}</UnbrokenDates>
          </time>
        </p>
      </div>
      <Button
        busy={isPending}
        busyText={texts.unblocking}
        onClick={unblock}
        aria-label={texts.unblockPerson(name)}
      >
        {texts.unblock}
      </Button>
    </li>
  )
}
