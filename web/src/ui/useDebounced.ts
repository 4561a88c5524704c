import { useEffect, useState } from 'react'

/** A text once it hasn't changed for some milliseconds, and until then the one before, which is empty at first. */
export function useDebounced(text: string, ms: number) {
  const [debounced, setDebounced] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return debounced
}
