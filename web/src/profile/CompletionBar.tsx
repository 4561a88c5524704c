import type { CompletionItem } from '@guildhall/contract/profile/endpoints'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { texts } from './messages.ts'

type CompletionBarProps = { percentage: number; missing: readonly CompletionItem[] }

const isComplete = (percentage: number) => percentage >= 100

/** The completion of the person's own profile and a list of the missing items. */
export function CompletionBar({ percentage, missing }: CompletionBarProps) {
  const { label, unfinished, finished, missing: stillMissing, items } = texts.completion
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
          <ul aria-labelledby="missing-items" className="mt-2 grid gap-x-6 gap-y-1.5 sm:grid-cols-2">
            {missing.map((item) => (
              <li key={item} className="flex items-center gap-2.5 font-semibold">
                <span aria-hidden className="size-3.5 shrink-0 rounded-full border-2 border-bad" />
                {items[item]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
