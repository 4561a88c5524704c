import { escapeHtml } from '@guildhall/contract/escapeHtml'

type Bar = { value: number; text: string }
export type Chart = {
  title: string
  /** What the length of a bar means; shown below the bars. */
  unit: string
  /** The names of the bars of a group, if it has several. */
  series: string[]
  groups: { label: string; bars: Bar[] }[]
  /** A line to compare the bars with, such as the baseline. */
  mark?: { value: number; text: string }
}

const WIDTH = 760
const LABELS = 210
const VALUES = 110
const BAR = 14
const GAP = 10
const TOP = 64

/** The smallest of 1, 2 and 5 times a power of ten that is not below the value. */
export function niceMax(value: number) {
  if (!(value > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 5, 10].map((step) => step * power).find((max) => max >= value * (1 - 1e-9))!
}

export const barLength = (value: number, max: number, width: number) =>
  Math.round(Math.min(1, Math.max(0, value / max)) * width * 10) / 10

// The background is part of the chart: GitHub's theme may differ from the system's, which is all that the SVG can read.
const STYLE = `
  text { font: 13px system-ui, sans-serif; fill: #1f2328 }
  .title { font-size: 15px; font-weight: 600 }
  .quiet { fill: #59636e }
  .back { fill: #ffffff; stroke: #d1d9e0 }
  .bar0 { fill: #0f766e } .bar1 { fill: #b45309 } .bar2 { fill: #6d28d9 }
  .mark { stroke: #59636e; stroke-dasharray: 4 3 }
  @media (prefers-color-scheme: dark) {
    text { fill: #f0f6fc }
    .quiet { fill: #9198a1 }
    .back { fill: #0d1117; stroke: #3d444d }
    .bar0 { fill: #2dd4bf } .bar1 { fill: #fbbf24 } .bar2 { fill: #c4b5fd }
    .mark { stroke: #9198a1 }
  }`

/** An SVG of horizontal bars, in groups, on one scale from 0. */
export function drawChart({ title, unit, series, groups, mark }: Chart) {
  const width = WIDTH - LABELS - VALUES
  const max = niceMax(
    Math.max(mark?.value ?? 0, ...groups.flatMap(({ bars }) => bars.map((bar) => bar.value))),
  )
  const parts: string[] = []
  let y = TOP
  for (const { label, bars } of groups) {
    const middle = y + (bars.length * BAR) / 2 + 4
    parts.push(`<text x="${LABELS - 10}" y="${middle}" text-anchor="end">${escapeHtml(label)}</text>`)
    for (const [i, { value, text }] of bars.entries()) {
      const length = barLength(value, max, width)
      parts.push(
        `<rect class="bar${i}" x="${LABELS}" y="${y}" width="${Math.max(1, length)}" height="${BAR - 2}" rx="2"/>`,
        `<text x="${LABELS + length + 6}" y="${y + BAR - 3}" style="font-size: 12px">${escapeHtml(text)}</text>`,
      )
      y += BAR
    }
    y += GAP
  }
  const height = y + 30
  if (mark) {
    const x = LABELS + barLength(mark.value, max, width)
    parts.push(`<line class="mark" x1="${x}" x2="${x}" y1="${TOP - 8}" y2="${y}"/>`)
  }
  const notes = [unit, mark && `dashed line: ${mark.text}`].filter(Boolean).join(' · ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img">`,
    `<title>${escapeHtml(title)}</title>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="back" x="0.5" y="0.5" width="${WIDTH - 1}" height="${height - 1}" rx="6"/>`,
    `<text class="title" x="20" y="28">${escapeHtml(title)}</text>`,
    ...drawLegend(series),
    ...parts,
    `<text class="quiet" x="20" y="${height - 14}">${escapeHtml(notes)}</text>`,
    '</svg>\n',
  ].join('\n')
}

function drawLegend(series: string[]) {
  if (series.length < 2) return []
  return series.flatMap((name, i) => [
    `<rect class="bar${i}" x="${20 + i * 150}" y="40" width="12" height="12" rx="2"/>`,
    `<text class="quiet" x="${38 + i * 150}" y="50">${escapeHtml(name)}</text>`,
  ])
}
