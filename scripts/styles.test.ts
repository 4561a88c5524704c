import { expect, test } from 'vitest'
import { splitStyles } from './styles.ts'

const SCRIPT = 'const a=`flex hover:bg-sunk ${b}`,c={className:"md:p-2.5 group-open:rotate-180 group"}'

test.each([
  ['.flex{display:flex}'],
  ['.hover\\:bg-sunk{&:hover{@media (hover:hover){background:red}}}'],
  ['@media (min-width:48rem){.md\\:p-2\\.5{padding:10px}}'],
  ['.group-open\\:rotate-180:is(:where(.group)[open] *){rotate:180deg}'],
  ['a{color:inherit}'],
  ['@layer theme,base,utilities;'],
  ['@property --tw-blur{syntax:"*";inherits:false}a{filter:var(--tw-blur,)}'],
  ['@layer theme{:root{--ink:#000}}a{color:var(--ink)}'],
  ['@keyframes pulse{50%{opacity:.5}}'],
])('the rendered pages have %s, and so does the whole sheet', (rule) => {
  const { inlined, whole } = splitStyles(rule, [SCRIPT])
  expect(inlined).toBe(rule)
  expect(whole).toBe(rule)
})

test.each([
  ['.grid{display:grid}'],
  ['@layer utilities{@media (min-width:48rem){.md\\:p-2{padding:8px}}}'],
  ['.grid{&:hover{color:red}}'],
  ['.group-open\\:hidden:is(:where(.group)[open] *){display:none}'],
  ['::-webkit-datetime-edit{padding:0}'],
  ['@property --tw-blur{syntax:"*";inherits:false}'],
])('the rendered pages do not have %s, which their scripts do not use', (rule) => {
  const { inlined, whole } = splitStyles(`${rule}.flex{display:flex}`, [SCRIPT])
  expect(inlined).toBe('.flex{display:flex}')
  expect(whole).toContain(rule)
})

test('the rendered pages have the values of a theme that their rules read', () => {
  const sheet = '@layer theme{:root{--ink:#000;--sun:#fc0}}a{color:var(--ink)}'
  expect(splitStyles(sheet, []).inlined).toBe('@layer theme{:root{--ink:#000}}a{color:var(--ink)}')
})

test('fonts are declared only in the page', () => {
  const fonts = '@font-face{font-family:Figtree}'
  expect(splitStyles(fonts, [])).toEqual({ inlined: fonts, whole: '' })
})
