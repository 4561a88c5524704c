import { cx } from './cx.ts'
import { Picture } from './Picture.tsx'

const PIXELS = { sm: 32, md: 44, lg: 56, xl: 96 }
const BOXES = { sm: 'size-8', md: 'size-11', lg: 'size-14', xl: 'size-24' }
const PERSON_TEXT = { sm: 'text-sm', md: 'text-base', lg: 'text-lg', xl: 'text-3xl' }
const COMPANY_TEXT = { sm: 'text-base', md: 'text-lg', lg: 'text-xl', xl: 'text-4xl' }
const COMPANY_COLORS = ['bg-brand-soft text-brand', 'bg-sunk text-ink', 'bg-sun-soft text-sun']

type AvatarProps = { name: string; picture?: string | null; size?: keyof typeof PIXELS; className?: string }

/** A person's picture, or their initials. Decorative: the name is shown beside it. */
export function Avatar({ name, picture, size = 'md', className }: AvatarProps) {
  const style = cx('rounded-full bg-brand-soft text-brand', PERSON_TEXT[size], className)
  return <PictureBox text={initials(name)} picture={picture} size={size} className={style} />
}

/** A company's picture, or its initial in a color derived from its name. Decorative: the name is shown beside it. */
export function CompanyAvatar({ name, picture, size = 'md', className }: AvatarProps) {
  const color = COMPANY_COLORS[hash(name) % COMPANY_COLORS.length]
  const style = cx('rounded-control', color, COMPANY_TEXT[size], className)
  return <PictureBox text={initials(name).slice(0, 1)} picture={picture} size={size} className={style} />
}

type PictureBoxProps = Required<Pick<AvatarProps, 'size'>> &
  Pick<AvatarProps, 'picture'> & { text: string; className: string }

function PictureBox({ text, picture, size, className }: PictureBoxProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden font-bold select-none',
        BOXES[size],
        className,
      )}
    >
      <Picture src={picture} alt="" size={PIXELS[size]}>
        {text}
      </Picture>
    </span>
  )
}

const firstLetter = (word: string | undefined) => Array.from(word ?? '')[0]?.toUpperCase() ?? ''

/** 'Sari Dewi Wulandari' as 'SW'. */
function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '')
}

const hash = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7)
