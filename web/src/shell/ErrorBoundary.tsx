import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { ChunkLoadError } from '../ui/lazyCode.ts'
import { texts as uiTexts } from '../ui/messages.ts'
import { texts } from './messages.ts'

/** Catches what a page throws while rendering, and code that fails to load. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: Error | null }> {
  override state = { error: null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error ? <Failure error={error} /> : this.props.children
  }
}

function Failure({ error }: { error: Error }) {
  const [what, hint] =
    error instanceof ChunkLoadError
      ? [uiTexts.chunkFailed, texts.chunkFailedHint]
      : [texts.crashed, texts.crashedHint]
  return (
    <div role="alert" className="mx-auto flex max-w-[420px] flex-col items-center px-4 py-20 text-center">
      <h1 className="text-2xl">{what}</h1>
      <p className="mt-2 mb-6 text-soft">{hint}</p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {uiTexts.reload}
      </Button>
    </div>
  )
}
