import { Component, type ComponentType, type ContextType, type ReactNode, Suspense, useState } from 'react'
import { ChunkLoadError, lazyCode } from './code.ts'
import { texts } from './messages.ts'
import { AlertsContext } from './useAlert.ts'

export type PartProps<Props> = Props & { onLost?: () => void }

/**
 * A part of a page whose code comes when it is first rendered; `pending` stands in its place until then. Where the
 * code does not come, the page stays whole without the part, an alert offers to reload, and the next mount asks again.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  pending: (props: Props) => ReactNode = () => null,
) {
  const { current, preload, reset } = lazyCode(fetchPart)

  function Part({ onLost, ...rest }: PartProps<Props>) {
    const props = rest as unknown as Props
    // For as long as it is mounted: another component in its place would begin anew.
    const [Content] = useState(current)
    function forget() {
      reset()
      onLost?.()
    }
    return (
      <PartBoundary onLost={forget}>
        <Suspense fallback={pending(props)}>
          <Content {...props} />
        </Suspense>
      </PartBoundary>
    )
  }

  /** `preload` fetches the code ahead of any wish to see the part. */
  return Object.assign(Part, { preload })
}

type Openable = { open: boolean; onClose: () => void }

/** A part that opens, such as a dialog: its code comes when it opens for the first time, or closes it again. */
export function lazyOnceOpen<Props extends Openable>(fetchPart: () => Promise<ComponentType<Props>>) {
  const Part = lazyPart(fetchPart)

  return function OnceOpen(props: Props) {
    const [wanted, setWanted] = useState(props.open)
    if (props.open && !wanted) setWanted(true)
    function giveUp() {
      setWanted(false)
      props.onClose()
    }
    return wanted && <Part {...props} onLost={giveUp} />
  }
}

/** Catches code that does not come; what else goes wrong is the page's. */
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
