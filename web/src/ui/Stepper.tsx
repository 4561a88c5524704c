import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { cx } from './cx.ts'
import { texts } from './messages.ts'

type StepProps = { label: string; done: boolean }

type StepperProps = {
  steps: readonly StepProps[]
  current: number
  onSelect: (index: number) => void
  label?: string
}

/**
 * A labeled bar for each step. Any step can be opened at any time. A check mark, a dot or an empty circle tells apart
 * without color what is done, current and open; the current step's bar is thick.
 */
export function Stepper({ steps, current, onSelect, label = texts.steps }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex gap-2">
        {steps.map((step, index) => (
          <li key={step.label} className="flex min-w-0 flex-1">
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onSelect(index)}
              className="group flex w-full flex-col rounded-md pb-1 text-left"
            >
              <Bar isCurrent={index === current} isDone={step.done} />
              <span className="flex items-center gap-1.5 text-sm text-soft">
                <Mark isCurrent={index === current} isDone={step.done} />
                <span>{texts.step(index + 1)}</span>{' '}
                {step.done && <span className="font-semibold text-brand max-sm:sr-only">{texts.done}</span>}
              </span>{' '}
              <span
                className={cx(
                  // On a phone, room for two lines whatever the steps are, so that a placeholder has the same height.
                  'font-semibold group-hover:underline max-sm:min-h-[2lh]',
                  index !== current && 'text-soft group-hover:text-ink',
                )}
              >
                {step.label}
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type StateProps = { isCurrent: boolean; isDone: boolean }

const Bar = ({ isCurrent, isDone }: StateProps) => (
  <span className="mb-2 flex h-2 w-full items-center">
    <span
      className={cx(
        'w-full rounded-full transition-colors duration-150',
        isCurrent ? 'h-2' : 'h-1',
        isDone || isCurrent ? 'bg-brand' : 'bg-line group-hover:bg-edge',
      )}
    />
  </span>
)

function Mark({ isCurrent, isDone }: StateProps) {
  const Icon = isDone ? CircleCheck : isCurrent ? CircleDot : Circle
  return <Icon size={16} aria-hidden className={cx('shrink-0', (isDone || isCurrent) && 'text-brand')} />
}
