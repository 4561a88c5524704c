import { chanceOf } from './random.ts'

/** SVG paths on a field of 96 by 96. */
const MOTIFS = {
  saw: '<path d="M20 58 30 40l10 18 10-18 10 18 10-18 8 18"/><path d="M20 68h56"/>',
  tracks: '<path d="M36 20 24 76M60 20l12 56M31 42h34M28 58h40"/>',
  leaf: '<path d="M28 68c-6-28 12-44 42-44 0 32-16 48-42 44ZM28 68l24-26"/>',
  grain:
    '<path d="M48 78V30M48 44c-12 0-16-8-16-14 10 0 16 6 16 14Zm0 0c12 0 16-8 16-14-10 0-16 6-16 14Zm0 18c-12 0-16-8-16-14 10 0 16 6 16 14Zm0 0c12 0 16-8 16-14-10 0-16 6-16 14Z"/>',
  crane: '<path d="M34 78V22h38M34 34l16-12M62 22v18M56 46h12v10H56zM24 78h22"/>',
  flower:
    '<circle cx="48" cy="48" r="8"/><circle cx="48" cy="29" r="11"/><circle cx="66" cy="42" r="11"/><circle cx="59" cy="64" r="11"/><circle cx="37" cy="64" r="11"/><circle cx="30" cy="42" r="11"/>',
  boat: '<path d="M20 60h56l-10 14H30ZM48 54V20l22 34ZM42 54V32L28 54Z"/>',
  drop: '<path d="M48 20c14 18 20 26 20 36a20 20 0 0 1-40 0c0-10 6-18 20-36Z"/><path d="M40 60a9 9 0 0 0 8 8"/>',
  book: '<path d="M48 30c-8-6-18-6-26-4v42c8-2 18-2 26 4 8-6 18-6 26-4V26c-8-2-18-2-26 4Zm0 0v42"/>',
  sun: '<circle cx="48" cy="48" r="14"/><path d="M48 18v8M48 70v8M18 48h8M70 48h8M27 27l6 6M63 63l6 6M69 27l-6 6M33 63l-6 6"/>',
  gear: '<circle cx="48" cy="48" r="9"/><path d="M48 22v9M48 65v9M22 48h9M65 48h9M30 30l6 6M60 60l6 6M66 30l-6 6M36 60l-6 6"/><circle cx="48" cy="48" r="19"/>',
  apple:
    '<path d="M48 36c-16-10-28 4-22 22 4 14 14 18 22 14 8 4 18 0 22-14 6-18-6-32-22-22ZM48 36c0-8 4-14 12-16"/>',
  brush: '<path d="M68 20 46 48M46 48c-12 0-10 18-24 20 10 8 30 6 30-12Z"/>',
  rays: '<path d="M24 66h48l-8-30H32ZM36 36l-3 30M60 36l3 30M28 51h40M48 28v-8M66 30l5-6M30 30l-5-6"/>',
  waves:
    '<path d="M18 38c10-10 20-10 30 0s20 10 30 0M18 52c10-10 20-10 30 0s20 10 30 0M18 66c10-10 20-10 30 0s20 10 30 0"/>',
  weave: '<path d="M24 32h48M24 48h20M52 48h20M24 64h48M32 24v20M32 52v20M48 24v48M64 24v20M64 52v20"/>',
  lighthouse: '<path d="M40 76l4-38h8l4 38ZM40 38h16l-8-12ZM60 32l14-6M36 32l-14-6M34 76h28"/>',
  cross: '<path d="M40 24h16v16h16v16H56v16H40V56H24V40h16Z"/>',
  tree: '<path d="M48 78V44M48 60l12-10M48 56 36 46"/><path d="M48 18c16 0 26 12 26 22S64 56 48 56 22 50 22 40s10-22 26-22Z"/>',
  flask: '<path d="M40 22h16M43 22v20L28 68c-2 4 0 6 4 6h32c4 0 6-2 4-6L53 42V22M36 58h24"/>',
  house: '<path d="M22 46 48 24l26 22M30 42v32h36V42M42 74V56h12v18"/>',
  arches: '<path d="M20 74V48a14 14 0 0 1 28 0v26M48 74V48a14 14 0 0 1 28 0v26M16 74h64M20 26h56"/>',
  turbine: '<circle cx="48" cy="40" r="4"/><path d="M48 36V14M51 42l19 11M45 42 26 53M48 44v34M40 78h16"/>',
  flame: '<path d="M48 18c4 14 20 18 20 38a20 20 0 0 1-40 0c0-10 6-14 8-22 6 4 8 8 8 12 4-8 6-16 4-28Z"/>',
  pot: '<path d="M24 42h48v20a12 12 0 0 1-12 12H36a12 12 0 0 1-12-12ZM18 42h60M38 32c0-6 4-6 4-12M54 32c0-6 4-6 4-12"/>',
  key: '<circle cx="36" cy="40" r="14"/><path d="M46 50l26 26M64 68l8-8M56 60l6-6"/>',
  cup: '<path d="M24 36h40v20a16 16 0 0 1-16 16h-8a16 16 0 0 1-16-16ZM64 42h6a8 8 0 0 1 0 16h-6M20 78h48"/>',
  fir: '<path d="M48 16 32 40h8L26 58h10L22 72h52L60 58h10L56 40h8ZM48 72v10"/>',
  bird: '<path d="M20 34h12c4-12 22-10 22 4v8c10 0 20 8 22 24H48c-14 0-20-10-20-24ZM44 70v10M54 70v10"/>',
  basket: '<path d="M20 44h56l-8 30H28ZM32 44c0-28 32-28 32 0M38 52l2 14M48 52v14M58 52l-2 14"/>',
  column: '<path d="M24 24h48v50H24ZM32 34h32M32 44h14M32 54h14M32 64h14M54 44h10v20H54Z"/>',
  fish: '<path d="M18 48c14-24 38-24 48 0-10 24-34 24-48 0ZM66 48l14-14v28ZM34 44h.1"/>',
  coins:
    '<path d="M26 34c0-12 32-12 32 0s-32 12-32 0ZM26 34v14c0 12 32 12 32 0V34M38 60v8c0 12 32 12 32 0V54c0-6-6-9-12-9"/>',
  lantern:
    '<path d="M34 28h28M30 34c-6 12-6 22 0 32h36c6-10 6-20 0-32ZM48 28v-8M34 72h28M48 72v8M48 34v32"/>',
  hammer: '<path d="M26 32h30l10 10H26ZM40 42v36M34 78h12"/>',
  rings: '<circle cx="48" cy="48" r="28"/><circle cx="46" cy="49" r="18"/><circle cx="45" cy="50" r="9"/>',
  wheel:
    '<circle cx="48" cy="48" r="27"/><circle cx="48" cy="48" r="5"/><path d="M48 21v22M48 53v22M21 48h22M53 48h22M29 29l15 15M52 52l15 15M67 29 52 44M44 52 29 67"/>',
  cow: '<path d="M30 30c-8 0-12-4-12-10M66 30c8 0 12-4 12-10M30 30h36v20c0 6-4 8-6 14-2 8-22 8-24 0-2-6-6-8-6-14ZM40 44h.1M56 44h.1M42 64h12"/>',
  hills: '<path d="M14 70c10-30 22-30 32 0 8-46 28-46 36 0ZM66 26h.1"/>',
  thread:
    '<path d="M34 22h28M34 74h28M38 22v52M58 22v52M38 34l20 6M38 44l20 6M38 54l20 6M58 64c14 2 18 8 14 16"/>',
} as const

export type Motif = keyof typeof MOTIFS

const FIELDS = [
  '#0b5f4c',
  '#1f4e79',
  '#7a3b2e',
  '#5b4a8a',
  '#2f6b3c',
  '#8a5a12',
  '#37474f',
  '#94364f',
  '#176d7a',
  '#4a5a1e',
]

/** A company's logo as SVG. */
export function drawLogo(username: string, motif: Motif) {
  const field = chanceOf(`logo of ${username}`).pick(FIELDS)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192"><rect width="96" height="96" fill="${field}"/><g transform="translate(48 48) scale(.86) translate(-48 -48)" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${MOTIFS[motif]}</g></svg>`
}
