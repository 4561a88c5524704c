import { type ReactNode, useState } from 'react'

type PictureProps = { src: string | null | undefined; size: number; children: ReactNode }

/** A square picture, decorative, that fills its container, or `children` if there is none or it fails to load. */
export function Picture({ src, size, children }: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>()
  if (!src || src === failedSrc) return children
  return (
    <img
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setFailedSrc(src)}
      className="size-full object-cover"
    />
  )
}
