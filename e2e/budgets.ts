import { brotliCompressSync, constants } from 'node:zlib'

/** 1,024 bytes, as in the tools that these budgets were set with. */
const KB = 1024

/** Budgets of a first visit, in bytes as transferred; `shift` is Chromium's cumulative layout shift. */
export const budgets = {
  /** All code of the pages on which visitors arrive from search engines. */
  scripts: { '/': 150 * KB, '/jobs/': 150 * KB } as Partial<Record<string, number>>,
  /** Code of a page that the board doesn't have. */
  addedScripts: 45 * KB,
  allScripts: 450 * KB,
  /** The file with the styles of the whole app. */
  allStyles: 16 * KB,
  /** The part of them in each page: the styles of the pages that the server renders. */
  inlinedStyles: 10 * KB,
  fonts: 1,
  font: 21 * KB,
  /** The HTML that the server renders, with its styles and data. */
  page: 30 * KB,
  /** A visitor's board without its pictures. */
  total: 205 * KB,
  totalWithPictures: 320 * KB,
  picture: 6 * KB,
  shift: 0.02,
}
export type Budgets = typeof budgets

/** How fast a phone on a slow network shows a page, in milliseconds, and Lighthouse's minimum scores. */
type SpeedBudget = {
  scores: Partial<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>
  fcp?: number
  lcp: { simulate: number; devtools: number }
  tbt: number
}
const allOthers = { accessibility: 100, 'best-practices': 100 }

const serverRendered: SpeedBudget = {
  scores: { performance: 95, ...allOthers, seo: 100 },
  fcp: 1800,
  lcp: { simulate: 2200, devtools: 2000 },
  tbt: 150,
}
const notIndexed: SpeedBudget = { ...serverRendered, scores: { performance: 95, ...allOthers } }
export const speedBudgetOf = (path: string) =>
  ['/login/', '/register/'].includes(path) ? notIndexed : serverRendered

/** Milliseconds from a touch to the next frame on a CPU slowed down four times. */
export const touchBudget = { median: 100, worst: 200 }

/** Milliseconds from a tap on a card, with the same CPU, until the job's title and facts are on the screen. */
export const shownJobBudget = 200

export type File = {
  name: string
  /** Chromium's resource type. */
  type: string
  /** Bytes of the compressed body. Headers, about half a KB a file, are not counted: HTTP/2 compresses repeated ones. */
  bytes: number
}
/** What a visit with an empty cache loads, signed in `as` an account or as a visitor. */
export type Visit = {
  route: string
  as?: 'candidate' | 'company'
  files: readonly File[]
  styles: string
  shift: number
}

type Metric = { name: string; value: number; budget: number; files: readonly File[] }

/** Returns a line for each metric over its budget, with the largest files. */
export function exceededBudgets(metrics: readonly Metric[]) {
  return metrics
    .filter(({ value, budget }) => value > budget)
    .map(({ name, value, budget, files }) => {
      const largest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
      const list = largest.map(({ name, bytes }) => `${name} ${kb(bytes)}`).join(', ')
      return `${name}: ${show(value)}, budget ${show(budget)}${list && ` (${list})`}`
    })
}

/** The metrics of a visit; `board` are the scripts that the board has loaded already. */
export function metricsOf(visit: Visit, board: ReadonlySet<string>, limits: Budgets = budgets): Metric[] {
  const { route, as, files, styles, shift } = visit
  const of = (type: string) => files.filter((file) => file.type === type)
  const [scripts, fonts, pictures, pages] = [of('script'), of('font'), of('image'), of('document')]
  const added = scripts.filter(({ name }) => !board.has(name))
  const unpictured = files.filter((file) => !pictures.includes(file))
  const metric = (name: string, value: number, budget: number, files: readonly File[] = []) => ({
    name: `${route}, ${name}`,
    value,
    budget,
    files,
  })
  const scriptBudget = as ? undefined : limits.scripts[route]
  return [
    ...(scriptBudget ? [metric('JavaScript', sum(scripts), scriptBudget, scripts)] : []),
    metric('JavaScript that the board doesn’t have', sum(added), limits.addedScripts, added),
    metric('styles in the page', compressedSize(styles), limits.inlinedStyles),
    metric('number of fonts', fonts.length, limits.fonts, fonts),
    metric('fonts', sum(fonts), limits.font, fonts),
    metric('the page itself', sum(pages), limits.page, pages),
    ...(route === '/' && !as
      ? [
          metric('all files without pictures', sum(unpictured), limits.total, unpictured),
          metric('all files', sum(files), limits.totalWithPictures, files),
        ]
      : []),
    ...pictures.map((picture) => metric('a picture', picture.bytes, limits.picture, [picture])),
    metric('layout shift', shift, limits.shift),
  ]
}

/** Compressed as the server compresses a response. */
export const compressedSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

export const sum = (files: readonly File[]) => files.reduce((total, { bytes }) => total + bytes, 0)

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
/** Values from 100 up are bytes. */
const show = (value: number) => (value >= 100 ? kb(value) : String(Math.round(value * 1000) / 1000))
