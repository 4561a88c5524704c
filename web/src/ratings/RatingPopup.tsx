import { lazyOnceOpen } from '../ui/lazyPart.tsx'
import type { RatingDialogProps } from './RatingDialog.tsx'

const Popup = lazyOnceOpen(() => import('./RatingDialog.tsx').then((part) => part.RatingDialog))

/** The popup in which to rate the other side of a finished job. What was entered for one job stays out of the next. */
export const RatingPopup = (props: RatingDialogProps) => <Popup key={props.job.id} {...props} />
