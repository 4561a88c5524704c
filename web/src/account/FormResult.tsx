import { type ReactNode, useEffect, useRef } from 'react'

/** Replaces a form. It takes the focus, which would otherwise be lost with the form's button. */
export function FormResult({ children }: { children: ReactNode }) {
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => result.current?.focus(), [])
  return (
    <div ref={result} tabIndex={-1} className="flex flex-col gap-5 outline-none">
      {children}
    </div>
  )
}
