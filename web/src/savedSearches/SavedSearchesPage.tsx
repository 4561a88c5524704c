import { MAX_SAVED_SEARCHES, type SavedSearch } from '@guildhall/contract/savedSearches/endpoints'
import { SearchCheck } from 'lucide-react'
import { useSavedSearches } from '../search/api.ts'
import { to } from '../to.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { LinkButton } from '../ui/LinkButton.tsx'
import { Pending } from '../ui/Pending.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SkeletonList } from '../ui/Skeleton.tsx'
import { useFocusAfterCardRemoval } from '../ui/useFocusAfterCardRemoval.ts'
import { texts } from './messages.ts'
import { SavedSearchCard } from './SavedSearchCard.tsx'

/** The searches that the person saved, each with its new jobs and how often they are mailed. */
export function SavedSearchesPage() {
  const query = useSavedSearches()
  const searches = query.data
  const focusProps = useFocusAfterCardRemoval()
  return (
    <div {...focusProps} className="mx-auto w-full max-w-page px-4 py-6 md:px-6 md:py-10">
      <h1 tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {texts.title}
      </h1>
      <output className="mt-1 mb-5 block h-6 text-soft">
        {searches && searches.length > 0 && texts.count(searches.length)}
      </output>
      {searches ? (
        <SavedSearchList searches={searches} />
      ) : (
        <Pending query={query}>
          <SkeletonList count={3} className="h-43.5 md:h-20.5" />
        </Pending>
      )}
    </div>
  )
}

function SavedSearchList({ searches }: { searches: readonly SavedSearch[] }) {
  if (searches.length === 0)
    return (
      <EmptyState
        icon={SearchCheck}
        text={texts.empty}
        action={
          <LinkButton to={to.home} variant="primary">
            {texts.findJobs}
          </LinkButton>
        }
      />
    )
  return (
    <div className="flex flex-col gap-4">
      {searches.length >= MAX_SAVED_SEARCHES && (
        <Notice tone="info">
          <p>{texts.full}</p>
        </Notice>
      )}
      <ul aria-label={texts.title} className="flex flex-col gap-3">
        {searches.map((search) => (
          <SavedSearchCard key={search.id} search={search} />
        ))}
      </ul>
    </div>
  )
}
