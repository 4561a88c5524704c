import { cx } from './cx.ts'
import { type AvatarProps, firstLetter, PictureBox } from './PictureBox.tsx'

const TEXT = { sm: 'text-sm', md: 'text-base', lg: 'text-lg', xl: 'text-3xl' }

/** A person's picture, or their initials. Decorative: the name is shown beside it. */
export function Avatar({ name, picture, size = 'md', className }: AvatarProps) {
  const style = cx('rounded-full bg-brand-soft text-brand', TEXT[size], className)
  return <PictureBox text={initials(name)} picture={picture} size={size} className={style} />
}

/** 'Sari Dewi Wulandari' as 'SW'. */
function initials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : '')
}
