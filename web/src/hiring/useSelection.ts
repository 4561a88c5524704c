import type { Applicant } from '@guildhall/contract/hiring/endpoints'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { isPlainClick } from '../ui/Link.tsx'
import { moveInList } from '../ui/moveInList.ts'
import { readId, useSearchParams } from '../ui/useSearchParams.ts'
import { useIsSplit, usePanes } from './usePanes.ts'

/**
 * The applicant that the URL selects, or beside the list the first one, and the links that select another one: with a
 * click, or beside the list with the arrow keys. Enter moves the focus to the pane.
 */
export function useSelection(items: readonly Applicant[]) {
  const params = useSearchParams()
  const navigate = useNavigate()
  const isSplit = useIsSplit()
  const openedId = readId(params.get('applicant'))
  const shownId = openedId ?? (isSplit ? items[0]?.user.id : undefined)
  const pane = usePanes(openedId, shownId)

  /** The URL of the list with this applicant, or with none selected. */
  function hrefOf(userId?: number) {
    const next = new URLSearchParams(params)
    if (userId === undefined) next.delete('applicant')
    else next.set('applicant', String(userId))
    return `?${next}`
  }

  function move(event: KeyboardEvent) {
    const next = isSplit ? items[moveInList(event) ?? -1] : undefined
    // Moving through many applicants adds no entries to the history.
    if (next) void navigate(hrefOf(next.user.id), { replace: true })
  }

  function enter(event: MouseEvent) {
    // A click without a pointer is the Enter key.
    if (event.detail === 0 && isPlainClick(event)) pane.current?.focus({ preventScroll: true })
  }

  const linkTo = (userId: number) => ({ to: hrefOf(userId), onClick: enter, onKeyDown: move })
  return { isSplit, openedId, shownId, hrefOf, linkTo, pane }
}
