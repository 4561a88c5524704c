import type { Applicant } from '@guildhall/contract/hiring/endpoints'
import { type KeyboardEvent, type MouseEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { useApplicantFilters } from './applicantFilters.ts'
import { isPlainClick } from '../ui/Link.tsx'
import { moveInList } from '../ui/moveInList.ts'
import { usePaging } from '../ui/usePaging.ts'
import { readId, useSearchParams } from '../ui/useSearchParams.ts'
import type { useApplicants } from './useApplicants.ts'
import { useIsSplit, usePanes } from './usePanes.ts'

type ListedApplicants = Pick<ReturnType<typeof useApplicants>, 'data' | 'isPlaceholderData'>

const isAccepted = ({ application_status: status }: Applicant) => status === 'Accepted'

/**
 * Who was accepted, or else the first of the list, when it was opened with its filters, order and page. It stays that
 * person when others apply or withdraw, because the company may be writing a note about them.
 */
function useFirstId({ data, isPlaceholderData }: ListedApplicants) {
  const { page } = usePaging()
  const list = JSON.stringify([useApplicantFilters(), page])
  const [first, setFirst] = useState<{ list: string; id: number | undefined }>()
  const candidate = data?.items.find(isAccepted) ?? data?.items[0]
  const id = (first?.list === list ? first.id : undefined) ?? candidate?.user.id
  if (data && !isPlaceholderData && (first?.list !== list || first.id !== id)) setFirst({ list, id })
  return first?.id
}

/**
 * The applicant that the URL selects, or beside the list the accepted or first one, and the links that select another one: with a
 * click, or beside the list with the arrow keys. Enter moves the focus to the pane.
 */
export function useSelection(list: ListedApplicants) {
  const { items = [] } = list.data ?? {}
  const params = useSearchParams()
  const navigate = useNavigate()
  const isSplit = useIsSplit()
  const openedId = readId(params.get('applicant'))
  const firstId = useFirstId(list)
  const shownId = openedId ?? (isSplit ? firstId : undefined)
  const pane = usePanes(openedId, shownId)

  /** The URL of the list with this applicant, or with none selected. */
  function hrefOf(userId?: number) {
    const next = new URLSearchParams(params)
    if (userId === undefined) next.delete('applicant')
    else next.set('applicant', String(userId))
    return `?${next}`
  }

  /** Shows another applicant beside the list, without an entry in the history. */
  function show(userId: number) {
    if (isSplit) void navigate(hrefOf(userId), { replace: true })
  }

  function move(event: KeyboardEvent) {
    const next = isSplit ? items[moveInList(event) ?? -1] : undefined
    if (next) show(next.user.id)
  }

  function enter(event: MouseEvent) {
    // A click without a pointer is the Enter key.
    if (event.detail === 0 && isPlainClick(event)) pane.current?.focus({ preventScroll: true })
  }

  const linkTo = (userId: number) => ({ to: hrefOf(userId), onClick: enter, onKeyDown: move })
  return { isSplit, openedId, shownId, hrefOf, linkTo, show, pane }
}
