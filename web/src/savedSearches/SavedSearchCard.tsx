import type { SavedSearch } from '@guildhall/contract/savedSearches/endpoints'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { describeSearch, thisSearch } from '../search/api.ts'
import { Card } from '../ui/Card.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { CoverLink } from '../ui/CoverLink.tsx'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/IconButton.tsx'
import { Select } from '../ui/Select.tsx'
import { texts } from './messages.ts'
import { useDeleteSavedSearch, useSaveMail } from './useSavedSearchChanges.ts'

type SavedSearchProps = { search: SavedSearch }

/** A saved search as an `li`. The link to its jobs covers the card, and its controls are above it. */
export function SavedSearchCard({ search }: SavedSearchProps) {
  const { words, filters, name, url } = describeSearch(search.query)
  const label = name || texts.allJobs
  return (
    <Card as="li" interactive className="flex flex-col gap-3 p-4 md:flex-row md:items-center md:gap-6">
      <h2 className="min-w-0 flex-1 text-lg leading-6 font-bold break-words">
        {words || label}
        {words && filters.length > 0 && <span className="font-normal text-soft">, {filters.join(', ')}</span>}
      </h2>
      <CoverLink
        to={url}
        className={cx('btn static shrink-0', search.new_count > 0 ? 'btn-primary' : 'btn-plain')}
      >
        {texts.viewJobs(search.new_count)}
        <span className="sr-only">: {label}</span>
      </CoverLink>
      <div className="relative z-10 flex items-center gap-2">
        <MailSelect search={search} label={texts.mailsOf(label)} />
        <DeleteButton search={search} name={label} />
      </div>
    </Card>
  )
}

/** How often the new jobs are mailed; a choice is saved at once. */
function MailSelect({ search, label }: SavedSearchProps & { label: string }) {
  const { mutate } = useSaveMail(search.id)
  return (
    <Select
      aria-label={label}
      className="min-w-0 flex-1 md:w-44"
      value={search.mail}
      options={Object.entries(texts.mails).map(([value, label]) => ({ value, label }))}
      onChange={({ target }) => mutate(target.value as SavedSearch['mail'])}
    />
  )
}

function DeleteButton({ search, name }: SavedSearchProps & { name: string }) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useDeleteSavedSearch(search.id)

  // The dialog returns the focus to the button before the card disappears.
  function confirm() {
    setAsking(false)
    mutate()
  }
  return (
    <>
      <IconButton
        label={texts.deleteNamed(name)}
        icon={<Trash2 size={20} aria-hidden />}
        aria-disabled={isPending}
        onClick={() => !isPending && setAsking(true)}
      />
      <ConfirmDialog open={isAsking} item={thisSearch(name)} onYes={confirm} onNo={() => setAsking(false)} />
    </>
  )
}
