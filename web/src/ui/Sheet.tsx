import { Modal } from './Modal.tsx'
import type { ModalProps } from './ModalPopup.tsx'

/** A sheet of 550 px from the bottom of a phone. */
export function Sheet(sheet: Omit<ModalProps, 'placement' | 'className' | 'role'>) {
  return <Modal {...sheet} placement="bottom" />
}
