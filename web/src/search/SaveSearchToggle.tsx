import { BellPlus, BellRing } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { cx } from '../ui/cx.ts'
import { isSavedAs } from './savedSearch.ts'
import { saveTexts as texts } from './savedSearchMessages.ts'
import { SaveSearchPlace, type SaveSearchPlaceProps, sizeOf } from './SaveSearchPlace.tsx'
import { useMarkSeen } from './useMarkSeen.ts'
import { useSavedSearches } from './useSavedSearches.ts'
import { useSaveSearch } from './useSaveSearch.ts'

type SaveSearchToggleProps = SaveSearchPlaceProps & {
  /** As it is saved. */
  query: string
  /** Whether its results are shown. */
  isShown: boolean
}

/** The button with which a candidate saves the search, or deletes the saved one. */
export function SaveSearchToggle({ query, isWide, isShown }: SaveSearchToggleProps) {
  const { data: searches, isPending: isLoading } = useSavedSearches()
  const saved = searches?.find((other) => isSavedAs(other.query, query))
  const { mutate, isPending } = useSaveSearch(query)
  useMarkSeen(isShown ? saved : undefined)
  if (isLoading) return <SaveSearchPlace isWide={isWide} />
  return (
    <Button
      icon={
        saved ? <BellRing size={20} aria-hidden className="text-brand" /> : <BellPlus size={20} aria-hidden />
      }
      title={saved ? texts.deleteHint : texts.saveHint}
      onClick={() => isPending || mutate(saved?.id)}
      className={cx('px-0 print:hidden', sizeOf(isWide))}
    >
      <span className={cx(!isWide && 'max-md:sr-only')}>{saved ? texts.saved : texts.save}</span>
    </Button>
  )
}
