import { lazyOnceOpen } from '../ui/lazyPart.tsx'

/** A resume over the whole screen. */
export const ResumeViewer = lazyOnceOpen(() =>
  import('./ResumeViewerPopup.tsx').then((part) => part.ResumeViewerPopup),
)
