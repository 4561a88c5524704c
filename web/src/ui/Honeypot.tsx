import type { ComponentProps } from 'react'

/** An input that programs fill in and people don't see, neither on the screen nor with assistive technology. */
export const Honeypot = (input: ComponentProps<'input'>) => (
  <div aria-hidden className="sr-only">
    <input {...input} tabIndex={-1} autoComplete="off" />
  </div>
)
