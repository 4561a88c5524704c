import { expect, test } from 'vitest'
import { escapeHtml } from './escapeHtml.ts'

test('an escaped text is neither markup nor the end of a double-quoted attribute', () => {
  expect(escapeHtml('<b title="Rat & Tat">')).toBe('&lt;b title=&quot;Rat &amp; Tat&quot;&gt;')
})

test('an escaped text keeps every other character', () => {
  expect(escapeHtml("Maria's café\n100 €")).toBe("Maria's café\n100 €")
})
