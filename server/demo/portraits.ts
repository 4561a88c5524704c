import { chanceOf, type Chance } from './random.ts'
import type { Looks } from './types.ts'

const SKINS = ['#f6d7c3', '#ecc0a1', '#d9a177', '#b97a4f', '#8d5633', '#643a22']
const HAIRS = ['#2a1d16', '#3b2a20', '#5a3a22', '#7a5230', '#1a1a1f']
const FAIR = ['#b98a4e', '#d9b571', '#a4532b', '#8a8a8a', '#c9c5bd']
const CLOTHES = [
  '#0b5f4c',
  '#2f4b7c',
  '#8a3b3b',
  '#5b4a8a',
  '#c77700',
  '#37474f',
  '#3f7f6b',
  '#a2543d',
  '#1f6f8b',
  '#6b7a3a',
]
const FIELDS = [
  '#dcefe7',
  '#fbe6cf',
  '#dfe7f5',
  '#f3dfe3',
  '#e7e2f3',
  '#e6eed6',
  '#f7efc9',
  '#d8ecef',
  '#ece4da',
]

/** The shapes behind the head and those over it. */
type Hair = [behind: string, over: string]

const SHORT: Hair[] = [
  ['', '<path d="M28 45c0-18 8-26 20-26s20 8 20 26c-4-10-9-14-20-14s-16 4-20 14Z"/>'],
  ['', '<path d="M28 44c-2-20 10-27 22-26 14 0 20 10 18 26-3-7-5-10-8-12-8 3-20 2-26-1-3 3-5 7-6 13Z"/>'],
  ['', '<path d="M28 44c0-14 4-24 18-26 16-2 24 8 22 26-4-4-4-10-6-14-10 0-18-2-24-6-4 6-6 12-10 20Z"/>'],
  ['', '<path d="M29 40c1-12 8-19 19-19s18 7 19 19c-5-7-10-9-19-9s-14 2-19 9Z"/>'],
  [
    '',
    '<circle cx="34" cy="29" r="8"/><circle cx="43" cy="23" r="9"/><circle cx="54" cy="23" r="9"/><circle cx="62" cy="30" r="8"/><circle cx="30" cy="38" r="5"/><circle cx="66" cy="38" r="5"/>',
  ],
  [
    '',
    '<path d="M28 46c-1-4-1-8 0-12 4-4 5-8 5-8l30-1s3 4 5 9c1 4 1 8 0 12-2-6-4-10-6-14H34c-2 4-4 8-6 14Z"/>',
  ],
]
const LONG: Hair[] = [
  [
    '<path d="M26 74c-2-10-2-20 0-32 2-16 10-24 22-24s20 8 22 24c2 12 2 22 0 32Z"/>',
    '<path d="M29 46c2-14 8-20 22-22 10 4 15 10 16 22 4-18-4-27-19-27s-23 9-19 27Z"/>',
  ],
  [
    '<path d="M25 62c-2-26 6-44 23-44s25 18 23 44c-6 4-40 4-46 0Z"/>',
    '<path d="M29 44c6-2 14-8 17-16 4 8 14 14 21 16 2-16-6-25-19-25s-21 9-19 25Z"/>',
  ],
  [
    '<circle cx="48" cy="15" r="9"/>',
    '<path d="M28 46c0-18 8-27 20-27s20 9 20 27c-4-10-10-16-20-16s-16 6-20 16Z"/>',
  ],
  [
    '<circle cx="33" cy="33" r="13"/><circle cx="63" cy="33" r="13"/><circle cx="48" cy="26" r="14"/><circle cx="29" cy="47" r="11"/><circle cx="67" cy="47" r="11"/>',
    '<path d="M31 40c4-8 10-10 17-10s13 2 17 10c0-12-6-19-17-19s-17 7-17 19Z"/>',
  ],
  [
    '<path d="M62 40c12 4 14 24 6 38-4 2-8 0-8-4Z"/>',
    '<path d="M28 46c0-18 8-27 20-27s20 9 20 27c-3-8-6-13-12-16-8 6-20 8-28 16Z"/>',
  ],
  [
    '<path d="M27 58c-2-24 6-40 21-40s23 16 21 40c-2 4-8 4-8 0H35c0 4-6 4-8 0Z"/>',
    '<path d="M30 42c0-4 1-8 2-12h32c1 4 2 8 2 12 2-14-6-23-18-23s-20 9-18 23Z"/>',
  ],
]

const COLLARS = [
  '',
  '<path d="M40 72l8 9 8-9-3-3-5 5-5-5Z" fill="#fff" opacity=".9"/>',
  '<path d="M39 70c2 7 16 7 18 0" fill="none" stroke="#fff" stroke-width="2.5" opacity=".55"/>',
  '<path d="M44 72l4 26 4-26Z" fill="#000" opacity=".18"/>',
]

/** A person's portrait as SVG, chosen by the username. */
export function drawPortrait(username: string, { skin, longHair }: Looks) {
  const chance = chanceOf(`portrait of ${username}`)
  const tone = SKINS[skin]!
  const hair = chance.pick(skin < 2 && chance.happens(0.5) ? FAIR : HAIRS)
  const [behind, over] = chance.pick(longHair ? LONG : SHORT)
  const tilt = chance.between(-3, 3)
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="192" height="192">',
    `<rect width="96" height="96" fill="${chance.pick(FIELDS)}"/>`,
    `<g transform="translate(0 3) rotate(${tilt} 48 60)"><g fill="${hair}">${behind}</g>`,
    `<path d="M41 56h14v14c0 5-14 5-14 0Z" fill="${tone}"/><path d="M41 61c4 5 10 5 14 0v4c-4 4-10 4-14 0Z" fill="#000" opacity=".12"/>`,
    `<path d="M12 100c0-20 12-28 28-30 4 5 12 5 16 0 16 2 28 10 28 30Z" fill="${chance.pick(CLOTHES)}"/>${chance.pick(COLLARS)}`,
    `<circle cx="29.5" cy="46" r="4" fill="${tone}"/><circle cx="66.5" cy="46" r="4" fill="${tone}"/>`,
    `<path d="M30 40c0-12 8-18 18-18s18 6 18 18c0 14-7 23-18 23s-18-9-18-23Z" fill="${tone}"/>`,
    `<g fill="${hair}">${over}</g>${faceOf(chance, { skin, longHair }, hair)}</g></svg>`,
  ].join('')
}

function faceOf(chance: Chance, { skin, longHair }: Looks, hair: string) {
  const smile = chance.pick(['M42 53c3 3 9 3 12 0', 'M41 52c4 5 10 5 14 0', 'M43 53c3 2 7 2 10 0'])
  const beard =
    !longHair && chance.happens(0.25)
      ? `<path d="M31 46c1 13 8 18 17 18s16-5 17-18c-3 3-5 5-8 4-6-2-12-2-18 0-3 1-5-1-8-4Z" fill="${hair}" opacity=".92"/>`
      : ''
  const glasses = chance.happens(0.25)
    ? '<g fill="none" stroke="#2b2b2b" stroke-width="1.6"><circle cx="40.5" cy="43" r="5.5"/><circle cx="55.5" cy="43" r="5.5"/><path d="M46 43h4"/></g>'
    : ''
  const line = beard || skin > 4 ? '#fff' : '#5a2d1f'
  return `${beard}<circle cx="40.5" cy="43" r="1.7" fill="#2b211c"/><circle cx="55.5" cy="43" r="1.7" fill="#2b211c"/><path d="${smile}" fill="none" stroke="${line}" stroke-opacity=".75" stroke-width="1.8" stroke-linecap="round"/>${glasses}`
}
