import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
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

/** Without the tab, in which links to sections differ. */
function pageOf(search: string) {
  const params = new URLSearchParams(search)
  params.delete('tab')
  return params.toString()
}

/**
 * The section to highlight, which follows the scroll position. Each time that a link leads to a section, by the parameter
 * `tab`, the page scrolls to it and its heading is focused.
 */
export function useCurrentSection() {
  const location = useLocation()
  const tab = new URLSearchParams(location.search).get('tab')
  const preferred = isSection(tab) ? tab : SECTIONS[0]
  const [current, setCurrent] = useState<SectionName>(preferred)
  const page = useRef(pageOf(location.search))

  useEffect(() => {
    const isSamePage = page.current === pageOf(location.search)
    page.current = pageOf(location.search)
    if (!isSamePage || !isSection(tab)) return
    const section = document.getElementById(tab)
    section?.scrollIntoView()
    section?.querySelector('h2')?.focus({ preventScroll: true })
  }, [location, tab])

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
