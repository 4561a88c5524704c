/** The part of a picture that is kept, in its pixels. */
export type Square = { x: number; y: number; size: number }
type Size = { width: number; height: number }

export const MAX_ZOOM = 4
// The server stores 512 pixels. Twice as many keep details for its scaling.
const MAX_SIDE = 1024

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)

const within = ({ width, height }: Size, { x, y, size }: Square): Square => ({
  x: clamp(x, width - size),
  y: clamp(y, height - size),
  size,
})

const largest = ({ width, height }: Size) => Math.min(width, height)

/** The largest square in the middle of the picture. */
export function middleOf(picture: Size): Square {
  const size = largest(picture)
  return { x: (picture.width - size) / 2, y: (picture.height - size) / 2, size }
}

/** Moves the picture behind the square by parts of the square's side: to the right and down if positive. */
export const movePicture = (picture: Size, { x, y, size }: Square, right: number, down: number) =>
  within(picture, { x: x - right * size, y: y - down * size, size })

export const zoomOf = (picture: Size, { size }: Square) => largest(picture) / size

/** Zooms about the middle of the square, 1 to MAX_ZOOM. */
export function zoomTo(picture: Size, square: Square, zoom: number) {
  const size = largest(picture) / zoom
  const inset = (square.size - size) / 2
  return within(picture, { x: square.x + inset, y: square.y + inset, size })
}

export function draw(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, size }: Square) {
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, canvas.width, canvas.height)
  context?.drawImage(picture, x, y, size, size, 0, 0, canvas.width, canvas.height)
}

/** The square as a file: WebP, or PNG in a browser that doesn't write WebP. Null if the browser fails. */
export function cropOut(picture: ImageBitmap, square: Square) {
  const side = Math.max(1, Math.min(MAX_SIDE, Math.round(square.size)))
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  draw(canvas, picture, square)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
