import type { CompletionItem } from '@guildhall/contract/profile/endpoints'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { MissingList } from './MissingList.tsx'
import { completionTexts as texts } from './messages.ts'

type CompletionBarProps = { percentage: number; missing: readonly CompletionItem[] }

const isComplete = (percentage: number) => percentage >= 100

/** The completion of the person's own profile and links to the missing items. */
export function CompletionBar({ percentage, missing }: CompletionBarProps) {
  const { label, unfinished, finished, missing: stillMissing } = texts
  return (
    <div>
      <ProgressBar percent={percentage} label={label} text={isComplete(percentage) ? finished : unfinished} />
      {missing.length > 0 && (
        <div
          role="group"
          aria-labelledby="missing-items"
          tabIndex={-1}
          data-missing
          className="mt-4 border-t border-line pt-4 outline-none"
        >
          <p id="missing-items" className="text-soft">
            {stillMissing}
          </p>
          <MissingList
            missing={missing}
            labelledBy="missing-items"
            className="grid grid-cols-2 gap-x-4 sm:gap-x-6"
          />
        </div>
      )}
    </div>
  )
}
