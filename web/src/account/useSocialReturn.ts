import { useEffect, useState } from 'react'
import { useIsHydrating } from '../ui/useIsHydrating.ts'

/** The fragment with which a provider's login returned to this page, once, after hydration. public/boot.js stores it. */
export function useSocialReturn() {
  const [fragment] = useState(() => globalThis.document?.documentElement.dataset['socialReturn'])
  const isHydrating = useIsHydrating()
  useEffect(() => void delete document.documentElement.dataset['socialReturn'], [])
  return isHydrating ? undefined : fragment
}
