/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex -- an application gets the arrow keys from screen readers, and no element is one by itself */
import { type KeyboardEvent, type PointerEvent, type Ref, useEffect, useId, useRef } from 'react'
import { cx } from '../ui/cx.ts'
import { draw, MAX_ZOOM, movePicture, type Square, zoomOf, zoomTo } from './crop.ts'
import { texts } from './messages.ts'

const PIXELS = 512
/** How far an arrow key moves the picture, in parts of the square's side. */
const STEP = 0.05

const ARROWS: Record<string, readonly [right: number, down: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

type PictureCropperProps = {
  /** The picture, which has the focus of the keyboard. */
  ref: Ref<HTMLDivElement>
  picture: ImageBitmap
  square: Square
  onChange: (square: Square) => void
  /** The shape in which the picture will be shown. */
  className: string
}

/** Shows the part of a picture that is kept. The pointer or the arrow keys move the picture, the slider zooms. */
export function PictureCropper({ ref, picture, square, onChange, className }: PictureCropperProps) {
  const id = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  /** Where the pointer went down, and the square at that moment. */
  const grabbed = useRef<{ square: Square; x: number; y: number }>(null)

  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, square)
  }, [picture, square])

  function pressKey(event: KeyboardEvent) {
    const direction = ARROWS[event.key]
    if (!direction) return
    event.preventDefault()
    onChange(movePicture(picture, square, ...direction))
  }

  function grab(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    grabbed.current = { square, x: event.clientX, y: event.clientY }
  }

  function drag({ currentTarget, buttons, clientX, clientY }: PointerEvent) {
    const from = grabbed.current
    if (!from || buttons === 0) return
    const { width } = currentTarget.getBoundingClientRect()
    onChange(movePicture(picture, from.square, (clientX - from.x) / width, (clientY - from.y) / width))
  }

  return (
    <div className="flex flex-col items-center gap-4">
      <div
        ref={ref}
        role="application"
        aria-label={texts.picture.position}
        aria-describedby={`${id}-hint`}
        tabIndex={0}
        onKeyDown={pressKey}
        onPointerDown={grab}
        onPointerMove={drag}
        className={cx('w-full max-w-72 cursor-move touch-none overflow-hidden bg-sunk', className)}
      >
        <canvas ref={canvas} width={PIXELS} height={PIXELS} className="w-full" />
      </div>
      <p id={`${id}-hint`} className="text-sm text-soft">
        <span className="pointer-coarse:hidden">{texts.picture.positionHint}</span>
        <span className="not-pointer-coarse:hidden">{texts.picture.touchHint}</span>
      </p>
      <label className="flex w-full max-w-72 items-center gap-3 font-semibold">
        {texts.picture.zoom}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoomOf(picture, square)}
          onChange={(event) => onChange(zoomTo(picture, square, Number(event.currentTarget.value)))}
          className="h-11 flex-1"
        />
      </label>
    </div>
  )
}
