import type { ComponentProps, ReactNode } from 'react'
import { CharacterCount, whileTooLong } from './CharacterCount.tsx'
import { cx } from './cx.ts'
import { useFieldControl } from './fieldContext.ts'

type TextInputProps = ComponentProps<'input'> & {
  /** Shown inside, before the text, such as a currency sign or an icon. */
  before?: ReactNode
  /** The maximum length. A count appears near it. */
  limit?: number
}

/** A currency code such as CHF, in place of a single sign. */
const isWide = (before: ReactNode) => typeof before === 'string' && before.length > 2

/** A single-line input for text, email, number or date. A surrounding Field labels it. */
export function TextInput({ limit, ...input }: TextInputProps) {
  if (limit === undefined) return <Input {...input} />
  return (
    <>
      <Input {...input} {...whileTooLong(input.value, limit)} />
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
