import type { Page, Route } from '@playwright/test'

type Recorded = { begun: boolean; lost: string[] }

/** Records, frame by frame, content that the page has shown and no longer shows in the same place. */
export const watchContent = (page: Page) =>
  page.addInitScript(() => {
    type Item = { name: string; x: number; y: number }
    const seen = new Map<string, Item>()
    const recorded: Recorded = Object.assign(window, { begun: false, lost: [] as string[] })

    const boxOf = (node: Node) => {
      const range = document.createRange()
      range.selectNode(node)
      return range.getClientRects()[0]
    }
    const nameOf = (node: Node) =>
      node instanceof Text
        ? node.data.trim()
        : node instanceof SVGSVGElement
          ? node.innerHTML
          : node instanceof HTMLImageElement && node.src

    function* shown(): Generator<Item> {
      const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL)
      for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
        const name = nameOf(node)
        const element = node instanceof Element ? node : node.parentElement
        if (!name || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        const box = element.closest('.sr-only') ? undefined : boxOf(node)
        if (box && box.width > 0 && box.bottom > 0 && box.top < innerHeight)
          yield { name, x: box.x, y: box.y }
      }
    }
    const isNear = (one: Item, other: Item) =>
      Math.abs(one.x - other.x) < 1.5 && Math.abs(one.y - other.y) < 1.5

    function compare() {
      const now = [...shown()]
      for (const item of seen.values()) {
        const stays = now.some((other) => other.name === item.name && isNear(item, other))
        if (!stays) recorded.lost.push(`${item.name} at ${Math.round(item.x)}, ${Math.round(item.y)}`)
      }
      seen.clear()
      for (const item of now) seen.set(`${item.name} ${Math.round(item.x)} ${Math.round(item.y)}`, item)
      requestAnimationFrame(compare)
    }

    async function begin() {
      // Loading the font later would move lines by a pixel or two.
      await document.fonts.load('15px Figtree')
      requestAnimationFrame(() => {
        compare()
        recorded.begun = true
      })
    }
    // When the document is parsed, before any of its scripts has run.
    document.addEventListener('readystatechange', () => void begin(), { once: true })
  })

export const untilWatched = (page: Page) =>
  page.waitForFunction(() => (window as unknown as Recorded).begun, undefined, { polling: 'raf' })

export const lostContent = (page: Page) => page.evaluate(() => (window as unknown as Recorded).lost)

const twoFrames = () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))

/** Holds matching requests; once released, they continue one by one, each after the effect of the last is rendered. */
export async function holdBack(page: Page, url: string) {
  const gate = Promise.withResolvers<void>()
  let turn = gate.promise
  await page.route(url, (route: Route) => {
    turn = turn.then(async () => {
      try {
        const response = await route.fetch()
        await route.fulfill({ response })
        await page.evaluate(twoFrames)
      } catch {
        // The page has navigated, or the test has ended. What is not fulfilled otherwise is missing in the page.
      }
    })
    return turn
  })
  return gate.resolve
}
