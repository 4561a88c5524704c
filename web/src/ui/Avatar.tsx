import { cx } from './cx.ts'
import { initials } from './initials.ts'
import { Picture } from './Picture.tsx'

const SIZES = {
  sm: [32, 'size-8 text-sm'],
  md: [44, 'size-11 text-base'],
  lg: [56, 'size-14 text-lg'],
  xl: [96, 'size-24 text-3xl'],
} as const

type AvatarProps = { name: string; picture?: string | null; size?: keyof typeof SIZES; className?: string }

/** A person's picture, or their initials. Decorative: the name is shown beside it. */
export function Avatar({ name, picture, size = 'md', className }: AvatarProps) {
  const [pixels, sizeClass] = SIZES[size]
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-brand-soft font-bold text-brand select-none',
        sizeClass,
        className,
      )}
    >
      <Picture src={picture} alt="" size={pixels}>
        {initials(name)}
      </Picture>
    </span>
  )
}
