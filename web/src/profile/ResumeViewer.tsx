import { lazyOnceOpen } from '../ui/lazyPart.tsx'

/** The resume of a person over the whole screen. */
export const ResumeViewer = lazyOnceOpen(() =>
  import('./ResumeViewerPopup.tsx').then((part) => part.ResumeViewerPopup),
)
