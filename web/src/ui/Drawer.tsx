import { Modal } from './Modal.tsx'
import type { ModalProps } from './ModalPopup.tsx'

/** The phone's menu: slides in from the right, holds the focus, closes by Escape or a press outside. */
export function Drawer(drawer: Omit<ModalProps, 'placement' | 'className' | 'role'>) {
  return <Modal {...drawer} placement="right" />
}
