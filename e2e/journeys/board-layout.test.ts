import type { Page } from '@playwright/test'
import { watchShifts, shiftOf } from '../harness/layoutShift.ts'
import { expect, test } from '../harness/test.ts'
import { newAccount } from '../steps/accounts.ts'
import { frontEndJob, inDays } from '../steps/posting.ts'
import { cardLinks, searchBox } from '../steps/search.ts'

const scrollTo = (page: Page, top: number) =>
  page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

/** The place of what is selected, beside the list. */
const paneOf = (page: Page) => page.getByRole('region', { name: /^(Job|Candidate) details$/ }).locator('..')

/** The sticky row with the search and the filters. */
const rowOf = (page: Page) =>
  page
    .locator('main div:has(> div > div > search)')
    .filter({ has: page.getByRole('group', { name: 'Filters' }) })

const HEADER = 64
const ROW = 64
const GAP = 16

for (const { width, height } of [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
]) {
  for (const as of [undefined, 'candidate', 'company'] as const) {
    test(
      `at ${width} x ${height} the search stays below the header, and the details beside the list end at the bottom of the screen, for ${as ? `a ${as}` : 'a visitor'}`,
      { tag: '@desktop' },
      async ({ page, arrange }) => {
        await page.setViewportSize({ width, height })
        if (as) await arrange.signIn(page, as)
        await watchShifts(page)
        await page.goto(as === 'company' ? '/users/' : '/')
        await cardLinks(page).first().waitFor()
        const row = rowOf(page)
        const pane = paneOf(page)

        for (const top of [0, 30, 60, 90, 120, 300, 600]) {
          await scrollTo(page, top)
          await expect
            .poll(async () => {
              const box = (await pane.boundingBox())!
              return Math.abs(box.y + box.height - (height - GAP)) < 1
            }, `the pane at ${top}`)
            .toBe(true)
          const box = (await row.boundingBox())!
          expect.soft(box.height, `the row at ${top}`).toBeLessThanOrEqual(ROW)
          expect.soft(box.y, `the row at ${top}`).toBeGreaterThanOrEqual(HEADER)
          expect
            .soft((await pane.boundingBox())!.y, `the pane at ${top}`)
            .toBeGreaterThanOrEqual(box.y + box.height)
        }
        expect((await pane.boundingBox())!.y).toBe(HEADER + ROW + GAP)
        expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
      },
    )
  }
}

for (const [as, path, name] of [
  ['candidate', '/', 'Apply now'],
  ['company', '/users/', 'Send Message'],
] as const) {
  test(
    `the header of what is selected at ${path} shrinks to a bar with its title and ${name}`,
    { tag: '@desktop' },
    async ({ page, arrange }) => {
      // The newest job is the one beside the list.
      const office = await arrange.account(newAccount('company', 'Ferry Yard'))
      await arrange.job(office, {
        ...frontEndJob('Keeper of long ropes'),
        detail: 'Ropes are long.\n'.repeat(60),
      })
      await page.setViewportSize({ width: 1280, height: 720 })
      await arrange.signIn(page, as)
      await watchShifts(page)
      await page.goto(path)
      const pane = page.getByRole('region', { name: /^(Job|Candidate) details$/ })
      const heading = pane.getByRole('heading').first()
      const title = (await heading.textContent())!
      const action = pane.locator('a, button').filter({ hasText: name, visible: true })
      await expect(action).toHaveCount(1)

      await pane.evaluate((element) => element.scrollTo(0, 400))
      await expect(heading).not.toBeInViewport()
      await expect(action.first()).toBeInViewport({ ratio: 1 })
      const bar = action.first().locator('..')
      await expect(bar.getByText(title, { exact: true })).toBeInViewport()
      const [{ y: top }, box] = [(await pane.boundingBox())!, (await bar.boundingBox())!]
      expect(box.y).toBe(top)
      expect(box.height).toBeLessThanOrEqual(60)

      await pane.evaluate((element) => element.scrollTo(0, 0))
      await expect(action).toHaveCount(1)
      expect(await shiftOf(page)).toBeLessThanOrEqual(0.02)
    },
  )
}

test('the heading of the board is large for visitors only', async ({ page, arrange }) => {
  const height = async (path: string) => {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await heading.waitFor()
    return (await heading.boundingBox())!.height
  }
  expect(await height('/')).toBeGreaterThan(40)
  await arrange.signIn(page, 'candidate')
  expect(await height('/')).toBeLessThanOrEqual(1)
  await arrange.signIn(page, 'company')
  expect(await height('/users/')).toBeLessThanOrEqual(1)
})

test(
  'a page is 1,280 px wide from 1,440 px on, and 1,152 px below',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    for (const [width, expected] of [
      [1280, 1152],
      [1439, 1152],
      [1440, 1280],
      [1920, 1280],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      const box = await rowOf(page).locator('> div').boundingBox()
      expect.soft(box!.width, `at ${width}`).toBe(expected)
    }
  },
)

test(
  'the cards are in two columns from 768 to 1,099 px, and open a page',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    const columns = () =>
      cardLinks(page).evaluateAll(
        (links) =>
          new Set(links.map((link) => Math.round(link.closest('li')!.getBoundingClientRect().x))).size,
      )
    for (const path of ['/', '/users/']) {
      if (path === '/users/') await arrange.signIn(page, 'company')
      await page.goto(path)
      await cardLinks(page).first().waitFor()
      for (const [width, expected] of [
        [767, 1],
        [768, 2],
        [820, 2],
        [1099, 2],
        [1100, 1],
      ] as const) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(columns, `${path} at ${width}`).toBe(expected)
        await expect(paneOf(page), `${path} at ${width}`).toBeVisible({ visible: width >= 1100 })
      }
      await page.setViewportSize({ width: 820, height: 1180 })
      await cardLinks(page).first().click()
      await expect(page).toHaveURL(/\/(jobs\/\?jobId|profile\/\?id)=\d+$/)
    }
  },
)

test('the chip of a remote job is never cut', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  await arrange.job(company, {
    ...frontEndJob('Lantern keeper'),
    remote: true,
    locations: ['Rio de Janeiro, Brazil', 'Berlin, Germany'],
    employmentTypes: ['Full-time', 'Internship'],
    salary: { amount: '12345678.90', period: 'Month' },
  })
  await page.goto(`/?search=Lantern keeper`)
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Lantern keeper' })
  const chip = card.getByText('Remote', { exact: true })
  for (let width = 320; width <= 1440; width += 28) {
    await page.setViewportSize({ width, height: 800 })
    const [outer, box] = await Promise.all([card.boundingBox(), chip.boundingBox()])
    expect.soft(box!.x + box!.width, `at ${width}`).toBeLessThan(outer!.x + outer!.width)
    const isCut = await chip.evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      // A part of it that is hidden is not what is found there. The link of the title covers the card.
      const corners = [
        [left + 8, top + 4],
        [right - 8, bottom - 4],
      ] as const
      const isShown = corners.every(([x, y]) => document.elementsFromPoint(x, y).includes(element))
      return !isShown || element.scrollWidth > element.clientWidth
    })
    expect.soft(isCut, `at ${width}`).toBe(false)
  }
})

test(
  'the list of candidates begins at the same height for every search, and its orders end where it does',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    await arrange.signIn(page, 'company')
    const list = page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator('h2') })
    const tops = new Set<number>()
    for (const search of ['', 'TypeScript', 'Typescrpt']) {
      await page.goto(`/users/?search=${search}`)
      await cardLinks(page).first().waitFor()
      const { x, y, width } = (await list.first().boundingBox())!
      tops.add(Math.round(y))
      const orders = page.getByRole('navigation', { name: 'Sort by' })
      if (!search) continue
      const last = (await orders.getByRole('link').last().boundingBox())!
      expect.soft(Math.abs(last.x + last.width - (x + width)), search).toBeLessThan(1)
    }
    expect(tops.size).toBe(1)
  },
)

test('the orders have a label where there is room', { tag: '@desktop' }, async ({ page }) => {
  const isShown = async (search: string) => {
    await page.goto(`/?search=${search}`)
    await cardLinks(page).first().waitFor()
    const orders = page.getByRole('navigation', { name: 'Sort by' })
    const [line, label] = [await orders.boundingBox(), await orders.getByText('Sort by').boundingBox()]
    return label!.y < line!.y + line!.height
  }
  expect(await isShown('')).toBe(true)
  expect(await isShown('engineer with experience')).toBe(false)
})

test('the market and the popular searches are on one line', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const centreOf = async (text: RegExp | string) => {
    const { y, height } = (await page.getByText(text, { exact: true }).boundingBox())!
    return y + height / 2
  }
  expect(Math.abs((await centreOf(/jobs? at \d/)) - (await centreOf('Popular:')))).toBeLessThan(1)
})

test(
  'a popular search is whole or hidden, and the first are shown',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    const popular = page.getByRole('navigation', { name: 'Popular searches' })
    await popular.waitFor()
    for (let width = 1100; width <= 1440; width += 20) {
      await page.setViewportSize({ width, height: 800 })
      const states = await popular.evaluate((nav) => {
        const { left, right, bottom } = nav.getBoundingClientRect()
        const faded = 40
        return Array.from(nav.querySelectorAll('a'), (link) => {
          const box = link.getBoundingClientRect()
          if (box.top + box.height / 2 > bottom) return 'hidden'
          return box.left >= left && box.right <= right - faded ? 'whole' : 'cut'
        })
      })
      expect.soft(states.join(' '), `at ${width}`).toMatch(/^whole( whole)*( hidden)*$/)
    }
  },
)

test('a large font of the browser hides nothing of a board', async ({ page }) => {
  await page.goto('/')
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('h2') })
    .first()
  const deadline = card.getByText('Apply before')
  await expect(deadline).toBeVisible()
  for (const size of ['125%', '150%']) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), size)
    const [popular, search] = await Promise.all([
      page.getByRole('navigation', { name: 'Popular searches' }).getByRole('link').first().boundingBox(),
      searchBox(page).boundingBox(),
    ])
    expect.soft(popular!.y + popular!.height, `a popular search at ${size}`).toBeLessThan(search!.y + 1)
    const [line, frame] = await Promise.all([
      card.getByRole('list', { name: 'Skills' }).locator('..').boundingBox(),
      card.boundingBox(),
    ])
    expect.soft(line!.height, `the skills at ${size}`).toBeGreaterThanOrEqual(24)
    expect.soft(line!.y + line!.height, `the skills at ${size}`).toBeLessThan(frame!.y + frame!.height)
  }
})

test(
  'in the dark, what opens above a board is lighter than its cards',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/')
    await page.getByRole('button', { name: 'Employment type' }).click()
    const panel = page.getByRole('group', { name: 'Filters' }).locator('.pop')
    await expect(panel).toHaveCSS('background-color', 'rgb(34, 43, 48)')
    await expect(page.locator('.card').first()).toHaveCSS('background-color', 'rgb(26, 33, 37)')
  },
)

test(
  'before its code runs, the details of a job end at the bottom of the screen, too',
  { tag: '@desktop' },
  async ({ newPerson }) => {
    const page = await newPerson({ javaScriptEnabled: false })
    await page.goto('/')
    const box = (await paneOf(page).boundingBox())!
    expect(Math.abs(box.y + box.height - (page.viewportSize()!.height - GAP))).toBeLessThan(1)
  },
)

test(
  'a board is printed without the details beside it, from the first page on',
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    await arrange.signIn(page, 'candidate')
    await page.goto('/')
    await cardLinks(page).first().waitFor()
    const first = await page.pdf({ format: 'Letter', pageRanges: '1' })
    const second = await page.pdf({ format: 'Letter', pageRanges: '2' })
    // A page with only the number of jobs would be the smaller one.
    expect(first.length).toBeGreaterThan(second.length)
    await page.emulateMedia({ media: 'print' })
    await expect(paneOf(page)).toBeHidden()
  },
)

test('a card shows every skill that has room, and the number of the others', async ({ page, arrange }) => {
  const company = await arrange.account(newAccount('company', 'Ferry Yard'))
  await arrange.job(company, {
    ...frontEndJob('Anchor keeper'),
    skills: ['TypeScript', 'SQL', 'Web Accessibility', 'Docker'],
  })
  await page.goto('/?search=Anchor keeper')
  const skills = page.getByRole('main').getByRole('list', { name: 'Skills' }).first()

  for (let width = 300; width <= 1080; width += 13) {
    await page.setViewportSize({ width, height: 800 })
    const seen = await skills.evaluate((list) => {
      const line = list.getBoundingClientRect()
      const isIn = (element: Element) => element.getBoundingClientRect().top < line.bottom
      const items = [...list.children]
      const shown = items.filter(isIn)
      const last = shown.at(-1)!.getBoundingClientRect()
      const next = items[shown.length]
      const { right: numberEnd } =
        shown.at(-1)!.querySelector(':scope > [aria-hidden]')?.getBoundingClientRect() ?? last
      return {
        isHidden: line.bottom <= list.parentElement!.getBoundingClientRect().top,
        hidden: items.length - shown.length,
        number: shown.at(-1)!.querySelector(':scope > [aria-hidden]')?.textContent ?? '',
        fits: Math.max(last.right, numberEnd) <= line.right + 0.5,
        isOneLeftWithRoom:
          next === items.at(-1) && last.right + 6 + (next?.getBoundingClientRect().width ?? 0) <= line.right,
      }
    })
    if (seen.isHidden) continue
    expect.soft(seen.number, `at ${width}`).toBe(seen.hidden ? `+${seen.hidden}` : '')
    expect.soft(seen.fits, `at ${width}`).toBe(true)
    expect.soft(seen.hidden > 0 && seen.isOneLeftWithRoom, `room at ${width}`).toBe(false)
  }
})

test(
  "a candidate's skills have no empty space in them, in a window of any width",
  { tag: '@desktop' },
  async ({ page, arrange }) => {
    await arrange.signIn(page, 'company')
    await page.goto('/users/')
    await cardLinks(page).first().waitFor()
    for (const width of [320, 390, 700, 768, 820, 960, 1024, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const empty = await page
        .locator('main li')
        .getByRole('list', { name: 'Skills' })
        .evaluateAll((lists) =>
          lists.map((list) => {
            const chip = list.querySelector('.truncate')!
            const texts = document.createTreeWalker(chip, NodeFilter.SHOW_TEXT)
            const range = document.createRange()
            const boxes: DOMRect[] = []
            while (texts.nextNode()) {
              range.selectNodeContents(texts.currentNode)
              boxes.push(...range.getClientRects())
            }
            const end = Math.max(...boxes.map(({ right }) => right))
            return chip.getBoundingClientRect().right - end
          }),
        )
      expect.soft(Math.max(...empty), `at ${width}`).toBeLessThan(1)
    }
  },
)

for (const days of [3, 30]) {
  test(
    `a card of a job that closes in ${days} days shows a skill also on a narrow phone`,
    { tag: '@phone' },
    async ({ page, arrange }) => {
      const company = await arrange.account(newAccount('company', 'Ferry Yard'))
      const title = `Buoy keeper for ${days} days`
      await arrange.job(company, { ...frontEndJob(title), deadline: inDays(days) })
      await page.goto(`/?search=${title}`)
      const card = page.getByRole('main').getByRole('listitem').filter({ hasText: title })
      const skills = card.getByRole('list', { name: 'Skills' })

      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 800 })
        const [line, chip] = await Promise.all([
          skills.locator('..').boundingBox(),
          skills.getByRole('listitem').first().boundingBox(),
        ])
        expect.soft(chip!.y, `the skill at ${width}`).toBe(line!.y)
        expect.soft(chip!.width, `the skill at ${width}`).toBeGreaterThan(50)
        expect.soft((await card.boundingBox())!.height, `the card at ${width}`).toBeLessThanOrEqual(150)
      }
    },
  )
}
