import { cx } from './cx.ts'
import { type AvatarProps, firstLetter, PictureBox } from './PictureBox.tsx'

const TEXT = { sm: 'text-base', md: 'text-lg', lg: 'text-xl', xl: 'text-4xl' }
const COLORS = ['bg-brand-soft text-brand', 'bg-sunk text-ink', 'bg-sun-soft text-sun']

/** A company's picture, or its initial in a color derived from its name. Decorative: the name is shown beside it. */
export function CompanyAvatar({ name, picture, size = 'md', className }: AvatarProps) {
  const color = COLORS[hash(name) % COLORS.length]
  const style = cx('rounded-control', color, TEXT[size], className)
  return <PictureBox text={firstLetter(name.trim())} picture={picture} size={size} className={style} />
}

const hash = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7)
