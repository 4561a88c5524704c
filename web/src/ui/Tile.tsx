import { cx } from './cx.ts'
import { initials, hashOf } from './initials.ts'
import { Picture } from './Picture.tsx'

const TONES = ['bg-brand-soft text-brand', 'bg-sunk text-ink', 'bg-sun-soft text-sun']
const SIZES = {
  md: [44, 'size-11 text-lg'],
  lg: [56, 'size-14 text-xl'],
  xl: [96, 'size-24 text-4xl'],
} as const

type TileProps = { name: string; picture?: string | null; size?: keyof typeof SIZES; className?: string }

/** A company's picture, or its initial in a color derived from its name. Decorative: the name is shown beside it. */
export function Tile({ name, picture, size = 'md', className }: TileProps) {
  const [pixels, sizeClass] = SIZES[size]
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-control font-bold select-none',
        TONES[hashOf(name) % TONES.length],
        sizeClass,
        className,
      )}
    >
      <Picture src={picture} alt="" size={pixels}>
        {initials(name).slice(0, 1)}
      </Picture>
    </span>
  )
}
