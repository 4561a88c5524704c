import type { ComponentProps, ReactNode } from 'react'
import { CharacterCount } from './CharacterCount.tsx'
import { cx } from './cx.ts'
import { useFieldControl } from './fieldContext.ts'

type TextInputProps = ComponentProps<'input'> & {
  /** Shown inside, before the text: a currency sign, an icon. */
  before?: ReactNode
  /** The most characters that its value may have: a count shows near it. */
  limit?: number
}

/** Letters, such as CHF, where most have one sign. */
const isWide = (before: ReactNode) => typeof before === 'string' && before.length > 2

/** A one-line control: text, email, number or date, by `type`. Inside a Field it is labelled by it. */
export function TextInput({ limit, ...input }: TextInputProps) {
  if (limit === undefined) return <Input {...input} />
  return (
    <>
      <Input {...input} />
      <CharacterCount text={String(input.value)} limit={limit} />
    </>
  )
}

function Input({ before, className, ...input }: Omit<TextInputProps, 'limit'>) {
  const control = { ...useFieldControl(), ...input }
  if (!before) return <input {...control} className={cx('field h-12 px-3.5', className)} />
  return (
    <span className={cx('relative block', className)}>
      <span
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-3.5 flex items-center text-soft"
      >
        {before}
      </span>
      <input {...control} className={cx('field h-12 pr-3.5', isWide(before) ? 'pl-16' : 'pl-9')} />
    </span>
  )
}
