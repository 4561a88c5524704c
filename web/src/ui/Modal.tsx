import { lazyOnceOpen } from './lazyPart.tsx'

/** What Dialog, Drawer and Sheet have in common. */
export const Modal = lazyOnceOpen(() => import('./ModalPopup.tsx').then((part) => part.ModalPopup))
