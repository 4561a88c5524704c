import { cx } from './cx.ts'
import { texts } from './messages.ts'

type StepperProps = {
  steps: readonly { label: string; done: boolean }[]
  current: number
  onSelect: (index: number) => void
  label?: string
}

/** A labeled bar for each step. Any step can be opened at any time. */
export function Stepper({ steps, current, onSelect, label = texts.steps }: StepperProps) {
  return (
    <nav aria-label={label}>
      <ol className="flex gap-2">
        {steps.map((step, index) => (
          <li key={step.label} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={index === current ? 'step' : undefined}
              onClick={() => onSelect(index)}
              className="group w-full rounded-md pb-1 text-left"
            >
              <span
                className={cx(
                  'mb-2 block h-1 rounded-full transition-colors duration-150',
                  step.done || index === current ? 'bg-brand' : 'bg-line group-hover:bg-edge',
                )}
              />
              <span className="flex flex-wrap gap-x-2 text-sm text-soft">
                <span>{texts.step(index + 1)}</span>{' '}
                {step.done && <span className="font-semibold text-brand">{texts.done}</span>}
              </span>{' '}
              <span
                className={cx('block font-semibold', index !== current && 'text-soft group-hover:text-ink')}
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
