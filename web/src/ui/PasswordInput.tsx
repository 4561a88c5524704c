import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from './cx.ts'
import { useFieldControl, useFieldLabel } from './fieldContext.ts'
import { fieldTexts } from './fieldMessages.ts'

/** A password with a button that shows or hides it, named after the field: 'Show password'. */
export function PasswordInput({ className, ...input }: Omit<ComponentProps<'input'>, 'type'>) {
  const [shown, setShown] = useState(false)
  const label = useFieldLabel() ?? 'password'
  const Icon = shown ? EyeOff : Eye
  return (
    <span className={cx('relative block', className)}>
      <input
        autoCapitalize="none"
        spellCheck={false}
        {...useFieldControl()}
        {...input}
        type={shown ? 'text' : 'password'}
        className="field h-12 pr-13 pl-3.5"
      />
      <button
        type="button"
        aria-label={shown ? fieldTexts.hide(label) : fieldTexts.show(label)}
        disabled={input.disabled}
        onClick={() => setShown(!shown)}
        className="btn btn-ghost absolute top-0.5 right-0.5 w-11 px-0"
      >
        <Icon size={20} aria-hidden />
      </button>
    </span>
  )
}
