import { lazy, Suspense, useState } from 'react'
import type { ModalProps } from './ModalPopup.tsx'

const ModalPopup = lazy(() => import('./ModalPopup.tsx').then((part) => ({ default: part.ModalPopup })))

/** What Dialog, Drawer and Sheet have in common; its code is loaded when it opens for the first time. */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <ModalPopup {...props} />
    </Suspense>
  )
}
