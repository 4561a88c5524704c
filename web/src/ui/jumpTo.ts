/** Scrolls to an element of the page and focuses its heading. Does nothing where the page lacks the element. */
export function jumpTo(id: string, behavior?: ScrollBehavior) {
  const target = document.getElementById(id)
  target?.scrollIntoView({ behavior })
  target?.querySelector<HTMLElement>('h1, h2')?.focus({ preventScroll: true })
}
