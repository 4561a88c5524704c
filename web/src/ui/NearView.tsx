import { type ReactNode, useRef, useState } from 'react'
import { useWhenInView } from './useWhenInView.ts'

// So early that what arrives is below the screen, where it moves nothing.
const MARGIN = '1200px 0px'

type NearViewProps = { className?: string; children: ReactNode }

/** A place whose content renders, and loads its code, shortly before it comes into view. */
export function NearView({ className, children }: NearViewProps) {
  const element = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useWhenInView(element, () => setNear(true), MARGIN)
  return (
    <div ref={element} className={className}>
      {isNear && children}
    </div>
  )
}
