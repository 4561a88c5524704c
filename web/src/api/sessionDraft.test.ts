import { beforeEach, expect, test } from 'vitest'
import { sessionDraft } from './sessionDraft.ts'

const empty = { text: '', chosen: [] as number[] }
const draft = (...key: (string | number)[]) => sessionDraft(['draft', ...key], empty)

beforeEach(() => sessionStorage.clear())

test('a draft is kept until it is cleared, apart from those with another key', () => {
  draft(7).save({ text: 'Half a sen', chosen: [1] })
  expect(draft(7).read()).toEqual({ text: 'Half a sen', chosen: [1] })
  expect(draft(8).read()).toBeNull()

  draft(7).clear()
  expect(draft(7).read()).toBeNull()
})

test('a draft that has not changed, or no longer differs, is not stored', () => {
  draft(7).save({ text: 'Half a sen', chosen: [] })
  draft(7).save({ text: '', chosen: [] })
  expect(sessionStorage).toHaveLength(0)
})

test('a choice is kept, also where none was made before', () => {
  const choice = sessionDraft(['choice'], { id: '' as number | '' }, ['id'])
  choice.save({ id: 3 })
  expect(choice.read()).toEqual({ id: 3 })
})

test.each(['null', '{', '[]', '{"text":"x"}', '{"text":1,"chosen":[]}', '{"text":"x","chosen":{}}'])(
  'stored as %s it is no draft',
  (stored) => {
    sessionStorage.setItem('draft_7', stored)
    expect(draft(7).read()).toBeNull()
  },
)
