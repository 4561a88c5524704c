import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { jumpTo } from '../ui/jumpTo.ts'
import { useSearchParams } from '../ui/useSearchParams.ts'
import { isSection, SECTIONS, type SectionName } from './sectionNames.ts'

/** Where the top of a section is after a jump to it: `scroll-padding-top` in styles.css, set by the specification. */
const OFFSET = 120

/**
 * The section whose scroll position is nearest: the one where its top is OFFSET below the viewport's, as far as the page
 * can scroll. Of several at the end of the page it is `preferred`, or the first.
 */
export function nearestSection(
  tops: readonly { name: SectionName; top: number }[],
  { scrolled, maxScroll }: { scrolled: number; maxScroll: number },
  preferred: SectionName,
) {
  const distances = tops.map(({ name, top }) => ({
    name,
    distance: Math.abs(Math.min(scrolled + top - OFFSET, maxScroll) - scrolled),
  }))
  const least = Math.min(...distances.map(({ distance }) => distance))
  // Browsers round scroll positions.
  const nearest = distances.filter(({ distance }) => distance < least + 1).map(({ name }) => name)
  return nearest.includes(preferred) ? preferred : nearest[0]
}

function measure(preferred: SectionName) {
  const tops = SECTIONS.flatMap((name) => {
    const section = document.getElementById(name)
    return section ? [{ name, top: section.getBoundingClientRect().top }] : []
  })
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement
  return nearestSection(tops, { scrolled: scrollTop, maxScroll: scrollHeight - clientHeight }, preferred)
}

/**
 * The section to highlight, which follows the scroll position. The page starts at the section of the parameter `tab`, and
 * jumps when it changes. A link to the current URL changes nothing, so links to sections also call `jumpTo`.
 */
export function useCurrentSection() {
  const tab = useSearchParams().get('tab')
  const preferred = isSection(tab) ? tab : SECTIONS[0]
  const [current, setCurrent] = useState<SectionName>(preferred)
  // Then the section itself scrolls to its form.
  const isLinked = useLocation().state?.opens === tab

  useEffect(() => {
    if (isSection(tab) && !isLinked) jumpTo(tab)
  }, [tab, isLinked])

  useEffect(() => {
    let frame = 0
    function follow() {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => setCurrent((before) => measure(preferred) ?? before))
    }
    follow()
    window.addEventListener('scroll', follow, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', follow)
    }
  }, [preferred])

  return current
}
