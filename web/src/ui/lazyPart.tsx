import { Component, type ComponentType, type ContextType, type ReactNode, Suspense, useState } from 'react'
import { ChunkLoadError, lazyCode } from './lazyCode.ts'
import { texts } from './messages.ts'
import { AlertsContext } from './useAlert.ts'

type PartProps<Props> = Props & { onLost?: () => void }

/**
 * A component whose code loads on its first render; `pending` is shown until then. If loading fails, the page stays
 * without the component, an alert offers to reload, and the next mount tries again. One that `isStyled` is
 * listed in ssr/server.tsx: rendered pages have its styles, and the whole style sheet isn't loaded for it.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  pending: (props: Props) => ReactNode = () => null,
  isStyled = false,
) {
  const { current, preload, reset } = lazyCode(fetchPart, isStyled)

  function Part({ onLost, ...rest }: PartProps<Props>) {
    const props = rest as unknown as Props
    // In state, because a different component type would remount.
    const [Content] = useState(current)
    function discard() {
      reset()
      onLost?.()
    }
    return (
      <PartBoundary onLost={discard}>
        <Suspense fallback={pending(props)}>
          <Content {...props} />
        </Suspense>
      </PartBoundary>
    )
  }

  /** `preload` loads the code before the first render. */
  return Object.assign(Part, { preload })
}

type Openable = { open: boolean; onClose: () => void }

/** A component that opens, such as a dialog. Its code loads when it first opens; if that fails, it closes again. */
export function lazyOnceOpen<Props extends Openable>(
  fetchPart: () => Promise<ComponentType<Props>>,
  isStyled = false,
) {
  const Part = lazyPart(fetchPart, undefined, isStyled)

  return function OnceOpen(props: Props) {
    const [isMounted, setMounted] = useState(props.open)
    if (props.open && !isMounted) setMounted(true)
    function close() {
      setMounted(false)
      props.onClose()
    }
    return isMounted && <Part {...props} onLost={close} />
  }
}

/** Catches code that fails to load. Any other error is left to the page's error boundary. */
class PartBoundary extends Component<{ children: ReactNode; onLost: () => void }, { error: Error | null }> {
  static override contextType = AlertsContext
  declare context: ContextType<typeof AlertsContext>
  override state = { error: null as Error | null }

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override componentDidCatch(error: Error) {
    if (!(error instanceof ChunkLoadError)) return
    this.context?.show({ severity: 'error', text: texts.chunkFailed, offersReload: true })
    this.props.onLost()
  }

  override render() {
    const { error } = this.state
    if (error && !(error instanceof ChunkLoadError)) throw error
    return error ? null : this.props.children
  }
}
