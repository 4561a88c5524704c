import { BellPlus, BellRing } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { cx } from '../ui/cx.ts'
import { describeSearch, isSavedAs } from './savedSearch.ts'
import { savedSearchTexts, thisSearch } from './savedSearchMessages.ts'
import { SaveSearchPlaceholder, type SaveSearchPlaceholderProps, sizeOf } from './SaveSearchPlaceholder.tsx'
import { useMarkSeen } from './useMarkSeen.ts'
import { useSavedSearches } from './useSavedSearches.ts'
import { useSaveSearch } from './useSaveSearch.ts'

type SaveSearchToggleProps = SaveSearchPlaceholderProps & {
  /** As it is saved. */
  query: string
  /** Whether its results are shown. */
  isShown: boolean
}

/** The button with which a candidate saves the search, or after a confirmation deletes the saved one. */
export function SaveSearchToggle({ query, isWide, isShown }: SaveSearchToggleProps) {
  const { data: searches, isPending: isLoading } = useSavedSearches()
  const saved = searches?.find((other) => isSavedAs(other.query, query))
  const { mutate, isPending } = useSaveSearch(query)
  const [isAsking, setAsking] = useState(false)
  useMarkSeen(isShown ? saved : undefined)
  if (isLoading) return <SaveSearchPlaceholder isWide={isWide} />

  function press() {
    if (isPending) return
    if (saved) setAsking(true)
    else mutate(undefined)
  }
  function confirm() {
    setAsking(false)
    mutate(saved?.id)
  }
  return (
    <>
      <Button
        icon={
          saved ? (
            <BellRing size={20} aria-hidden className="text-brand" />
          ) : (
            <BellPlus size={20} aria-hidden />
          )
        }
        title={saved ? savedSearchTexts.deleteHint : savedSearchTexts.saveHint}
        onClick={press}
        className={cx('px-0 print:hidden', sizeOf(isWide))}
      >
        {saved ? savedSearchTexts.saved : savedSearchTexts.save}
      </Button>
      <ConfirmDialog
        open={isAsking}
        item={thisSearch(describeSearch(query).name)}
        onYes={confirm}
        onNo={() => setAsking(false)}
      />
    </>
  )
}
