import { Modal } from './Modal.tsx'
import type { ModalProps } from './ModalPopup.tsx'

const SIZES = { sm: 'max-w-[420px]', md: 'max-w-[560px]', lg: 'max-w-[760px]' }

type DialogProps = Omit<ModalProps, 'placement' | 'className'> & { size?: keyof typeof SIZES }

/** A modal box in the middle: title, close button, scrolling content, optional footer. Focus goes back to where it was. */
export function Dialog({ size = 'md', ...modal }: DialogProps) {
  return <Modal {...modal} placement="center" className={SIZES[size]} />
}
