import { brotliCompressSync, constants } from 'node:zlib'

/** As the tools print it that these figures were set by. */
const KB = 1024

/** What a first visit may cost, in bytes as they are transferred; `shift` is Chromium's cumulative layout shift. */
export const budgets = {
  /** The code of the pages that visitors come to from outside. */
  scripts: { '/': 95 * KB, '/jobs/': 92 * KB } as Partial<Record<string, number>>,
  /** What a page adds to the code of the board. */
  addedScripts: 35 * KB,
  allScripts: 320 * KB,
  allStyles: 14 * KB,
  inlinedStyles: 10 * KB,
  fonts: 1,
  font: 21 * KB,
  /** What the server has drawn, with the styles and the data inside. */
  drawnPage: 25 * KB,
  /** What a visitor's board costs, but for its pictures. */
  total: 135 * KB,
  totalWithPictures: 250 * KB,
  picture: 6 * KB,
  shift: 0.02,
}
export type Budgets = typeof budgets

/** How fast a phone on a slow network shows a page, in milliseconds, and Lighthouse's scores. */
type SpeedBudget = {
  scores: Partial<Record<'performance' | 'accessibility' | 'best-practices' | 'seo', number>>
  fcp?: number
  lcp: { simulate: number; devtools: number }
  tbt: number
}
const allOthers = { accessibility: 100, 'best-practices': 100 }

/** Pages that the server draws, and those that the browser draws: forms, and what is behind a login. */
const drawn: SpeedBudget = {
  scores: { performance: 98, ...allOthers, seo: 100 },
  fcp: 1600,
  lcp: { simulate: 2000, devtools: 1800 },
  tbt: 50,
}
const undrawn: SpeedBudget = {
  scores: { performance: 90, ...allOthers },
  lcp: { simulate: 3200, devtools: 3200 },
  tbt: 100,
}
export const speedBudgetOf = (path: string) => (path === '/login/' ? undrawn : drawn)

/** Milliseconds from a touch to the next picture, with a quarter of the processor. */
export const touchBudget = { median: 50, worst: 100 }

export type File = {
  name: string
  /** Chromium's word for what it was fetched as. */
  type: string
  /** Of the body, as it came: compressed. Headers, about half a KB a file, are not counted: HTTP/2 hardly repeats them. */
  bytes: number
}
/** What came at a visit with an empty cache, `as` somebody who is signed in or as a visitor. */
export type Visit = {
  route: string
  as?: 'candidate' | 'company'
  files: readonly File[]
  styles: string
  shift: number
}

type Figure = { of: string; value: number; most: number; files: readonly File[] }

/** Says of each figure that is beyond its budget by what, with the files that weigh most. */
export function whatIsTooMuch(figures: readonly Figure[]) {
  return figures
    .filter(({ value, most }) => value > most)
    .map(({ of, value, most, files }) => {
      const heaviest = files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 5)
      const list = heaviest.map(({ name, bytes }) => `${name} ${kb(bytes)}`).join(', ')
      return `${of}: ${show(value)}, to be at most ${show(most)}${list && ` (${list})`}`
    })
}

/** The figures of a visit; `board` are the scripts that the board has brought already. */
export function figuresOf(visit: Visit, board: ReadonlySet<string>, limits: Budgets = budgets): Figure[] {
  const { route, as, files, styles, shift } = visit
  const of = (type: string) => files.filter((file) => file.type === type)
  const [scripts, fonts, pictures, pages] = [of('script'), of('font'), of('image'), of('document')]
  const added = scripts.filter(({ name }) => !board.has(name))
  const unpictured = files.filter((file) => !pictures.includes(file))
  const figure = (what: string, value: number, most: number, files: readonly File[] = []) => ({
    of: `${route}, ${what}`,
    value,
    most,
    files,
  })
  const most = as ? undefined : limits.scripts[route]
  return [
    ...(most ? [figure('JavaScript', sum(scripts), most, scripts)] : []),
    figure('JavaScript added to the board’s', sum(added), limits.addedScripts, added),
    figure('styles in the page', compressedSize(styles), limits.inlinedStyles),
    figure('number of fonts', fonts.length, limits.fonts, fonts),
    figure('fonts', sum(fonts), limits.font, fonts),
    figure('the page itself', sum(pages), limits.drawnPage, pages),
    ...(route === '/' && !as
      ? [
          figure('everything but pictures', sum(unpictured), limits.total, unpictured),
          figure('everything', sum(files), limits.totalWithPictures, files),
        ]
      : []),
    ...pictures.map((picture) => figure('a picture', picture.bytes, limits.picture, [picture])),
    figure('layout shift', shift, limits.shift),
  ]
}

/** As small as the server makes an answer on its way. */
export const compressedSize = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length

export const sum = (files: readonly File[]) => files.reduce((total, { bytes }) => total + bytes, 0)

const kb = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
/** Bytes are many, the other figures few. */
const show = (value: number) => (value >= 100 ? kb(value) : String(Math.round(value * 1000) / 1000))
