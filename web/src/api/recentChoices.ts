import { storage } from './storage.ts'

const MAX_RECENT = 5

function readAll(): Record<string, unknown> {
  const stored = storage.getJson('recent_choices')
  return { ...Object(stored) } as Record<string, unknown>
}

/** The values last chosen in each long list of this browser, the latest first. A logout removes them. */
export const recentChoices = {
  of(list: string): string[] {
    const stored = readAll()[list]
    return Array.isArray(stored)
      ? stored.filter((value) => typeof value === 'string').slice(0, MAX_RECENT)
      : []
  },

  add(list: string, value: string) {
    const others = recentChoices.of(list).filter((other) => other !== value)
    storage.setJson('recent_choices', { ...readAll(), [list]: [value, ...others].slice(0, MAX_RECENT) })
  },
}
