import { lazyPart } from '../ui/lazyPart.tsx'

export { BackToApplication } from './BackToApplication.tsx'
export { CompletionBar } from './CompletionBar.tsx'
export { completionTexts } from './messages.ts'
export { MissingList } from './MissingList.tsx'
export { useCompletion } from './useCompletion.ts'

// Loaded lazily, because only candidates need them and most viewers are visitors.
export const CompletionWidget = lazyPart(() =>
  import('./CompletionWidget.tsx').then((part) => part.CompletionWidget),
)
export const MissingToApply = lazyPart(() =>
  import('./MissingToApply.tsx').then((part) => part.MissingToApply),
)
