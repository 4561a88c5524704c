import { cx } from './cx.ts'
import { Picture } from './Picture.tsx'

const PIXELS = { sm: 32, md: 44, lg: 56, xl: 96 }
const BOXES = { sm: 'size-8', md: 'size-11', lg: 'size-14', xl: 'size-24' }

export type AvatarProps = {
  name: string
  picture?: string | null
  size?: keyof typeof PIXELS
  className?: string
}

type PictureBoxProps = Required<Pick<AvatarProps, 'size'>> &
  Pick<AvatarProps, 'picture'> & { text: string; className: string }

/** A picture, or a text in its place: what the avatars of people and companies share. */
export function PictureBox({ text, picture, size, className }: PictureBoxProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden font-bold select-none',
        BOXES[size],
        className,
      )}
    >
      <Picture src={picture} size={PIXELS[size]}>
        {text}
      </Picture>
    </span>
  )
}

export const firstLetter = (word: string | undefined) => Array.from(word ?? '')[0]?.toUpperCase() ?? ''
