export const number = (value: number) => value.toLocaleString('en-GB', { maximumFractionDigits: 0 })
export const ms = (value: number) => (value < 10 ? value.toFixed(2) : number(value))
export const times = (value: number) => `${value < 10 ? value.toFixed(1) : number(value)} ×`
export const share = (value: number) => `${value < 0.1 ? (value * 100).toFixed(1) : number(value * 100)} %`
export const mib = (bytes: number) => `${number(bytes / 2 ** 20)} MiB`

type Cell = string | number
export const table = (head: string[], rows: Cell[][]) => [
  `| ${head.join(' | ')} |`,
  `|${head.map((_, i) => (i === 0 ? '---|' : '---:|')).join('')}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
]
