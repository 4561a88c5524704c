import type { Application, GoneApplication } from '@guildhall/contract/hiring/applying'
import { cx } from '../ui/cx.ts'
import { dayOf } from '../ui/localDates.ts'
import { ApplicationStatusChip, daysSince, useFocusOnChange } from './ApplicationState.tsx'
import { AcceptedActions } from './AcceptedActions.tsx'
import { appliedTexts } from './appliedMessages.ts'
import { waitingText } from './waitingMessages.ts'
import { WithdrawButton } from './WithdrawButton.tsx'

/** The height of the card of an undecided application, on a phone too. */
export const CARD_HEIGHT = 'h-[253px]'

/** The status of an application and the date of each step, at the bottom of its job's card. */
export function ApplicationProgress({ job }: { job: Application | GoneApplication }) {
  const { application_status: status, history } = job
  const known = 'company_gone' in job ? null : job
  const state = useFocusOnChange(`${status} ${known?.dispute}`)
  const isUndecided = status === 'Applied'
  return (
    <div className="space-y-3 border-t border-line px-4 py-3">
      <div
        ref={state}
        tabIndex={-1}
        className={cx(
          'flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 outline-none',
          !known && isUndecided && 'sr-only',
        )}
      >
        <span className="sr-only">{appliedTexts.status}</span>
        {/* The history below says Applied too. */}
        {!isUndecided && <ApplicationStatusChip status={status} />}
        {known && (
          <span className="text-sm text-soft">{appliedTexts.states[status](known.user_posted.name)}</span>
        )}
        {known?.dispute && (
          <span className="w-full text-sm">{appliedTexts.dispute.states[known.dispute]}</span>
        )}
        {known?.is_renamed && (
          <span className="w-full text-sm text-soft">{appliedTexts.renamed(known.user_posted.name)}</span>
        )}
      </div>
      <div
        className={cx(
          'flex min-h-11 items-center justify-between gap-x-3 gap-y-2',
          // Two lines of the history are no higher than the button beside them.
          !isUndecided && 'flex-wrap',
        )}
      >
        <Steps history={history} />
        {isUndecided && <WithdrawButton job={job} />}
        {known && status === 'Accepted' && <AcceptedActions job={known} />}
      </div>
    </div>
  )
}

function Steps({ history }: Pick<Application, 'history'>) {
  const latest = history.at(-1)
  return (
    <ol aria-label={appliedTexts.steps} className="space-y-1 text-sm tabular-nums">
      {history.map(({ status, at }) => {
        const days = daysSince(at)
        const isWaiting = status === 'Applied' && status === latest?.status && days > 0
        return (
          <li key={at} className="flex flex-wrap gap-x-2">
            <span className="font-semibold">{status}</span>
            <time dateTime={at} className="text-soft">
              {dayOf(at)}
            </time>
            {isWaiting && <span className="w-full text-soft">{waitingText(days)}</span>}
          </li>
        )
      })}
    </ol>
  )
}
