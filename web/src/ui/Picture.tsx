import { type ReactNode, useState } from 'react'

type PictureProps = { src: string | null | undefined; alt: string; size: number; children: ReactNode }

/** A square picture that fills its box, or `children` while there is none or it can not be loaded. */
export function Picture({ src, alt, size, children }: PictureProps) {
  const [broken, setBroken] = useState<string>()
  if (!src || src === broken) return children
  return (
    <img
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(src)}
      className="size-full object-cover"
    />
  )
}
