import { lazyOnceOpen } from './lazyPart.tsx'
import type { ModalProps } from './ModalPopup.tsx'

const Modal = lazyOnceOpen(() => import('./ModalPopup.tsx').then((part) => part.ModalPopup), true)

const SIZES = { sm: 'max-w-[420px]', md: 'max-w-[560px]', lg: 'max-w-[760px]' }

type DialogProps = Omit<ModalProps, 'placement' | 'className'> & { size?: keyof typeof SIZES }

/** A centered modal with title, close button, scrolling content and an optional footer. Closing it restores the focus. */
export function Dialog({ size = 'md', ...modal }: DialogProps) {
  return <Modal {...modal} placement="center" className={SIZES[size]} />
}

/** A modal of 700 px: centered, or at the bottom of a phone's screen. */
export function TallDialog(modal: Omit<ModalProps, 'placement' | 'className' | 'role'>) {
  return <Modal {...modal} placement="tall" />
}

/** A modal that slides in from the right, such as the menu on a phone. */
export function Drawer(modal: Omit<ModalProps, 'placement' | 'className' | 'role'>) {
  return <Modal {...modal} placement="right" />
}

/** A modal of 550 px at the bottom of a phone's screen. */
export function Sheet(modal: Omit<ModalProps, 'placement' | 'className' | 'role'>) {
  return <Modal {...modal} placement="bottom" />
}
