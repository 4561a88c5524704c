/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- keys use the link that a click follows */
import type { MouseEvent as ClickEvent, PointerEvent } from 'react'
import { Chip } from './Chip.tsx'
import { cx } from './cx.ts'
import { findMatches, Marked } from './Marked.tsx'
import { texts } from './messages.ts'
import { putFirst } from './putFirst.ts'

type Skill = { name: string; level?: string }

type SkillChipsProps = {
  /** The accessible name of the list. */
  label: string
  skills: readonly Skill[]
  /** The words to mark. */
  search?: string | undefined
  className?: string
}

/**
 * As many skills as fit into one line, those that a search found first, and the number of the others. The style sheet
 * decides, without measuring: skills that don't fit wrap into lines that are hidden. Behind each skill is the number of
 * those after it; the next skill covers it, unless it has wrapped. Only the last skill needs no room for a number. No chip
 * is narrower than a number. Only a wide window has room for the levels.
 * Screen readers read all skills, also those in hidden lines; a tooltip lists them.
 */
export function SkillChips({ label, skills: all, search, className }: SkillChipsProps) {
  const skills = putFirst(all, ({ name }) => findMatches(name, search).length > 0)
  return (
    <ul
      aria-label={label}
      onPointerEnter={showAll}
      onClick={followCard}
      className={cx(
        'flex h-6 min-w-0 cursor-pointer flex-wrap items-start gap-1.5 overflow-hidden has-[li+li]:pr-10.5 *:not-first:last:-mr-10.5',
        className,
      )}
    >
      {skills.map(({ name, level }, index) => {
        const rest = skills.length - index - 1
        return (
          <li key={name} className="relative max-w-full">
            <Chip className="relative min-w-9 justify-center">
              <Marked text={name} search={search} />
              {level && <span className="text-soft max-lg:hidden"> {level}</span>}
            </Chip>
            {rest > 0 && (
              <span
                aria-hidden
                className="absolute top-0 left-full ml-1.5 grid h-6 w-9 place-items-center rounded-full bg-sunk text-sm"
              >
                {texts.more(rest)}
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Not before the pointer is over the list, because a rendered page would have the names of all cards once more. */
function showAll({ currentTarget: list }: PointerEvent<HTMLElement>) {
  list.title = Array.from(list.children, (item) => item.firstChild!.textContent).join(', ')
}

/** The chips are above the link that covers a card, which a click on them follows, too. */
function followCard({ currentTarget: list, nativeEvent }: ClickEvent<HTMLElement>) {
  const link = list.closest('.card')?.querySelector('a')
  link?.dispatchEvent(new MouseEvent('click', nativeEvent))
}
