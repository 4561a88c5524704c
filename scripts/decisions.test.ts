import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = join(import.meta.dirname, '../docs/decisions')
const ROW = /^\| \[(\d{3})\]\((\S+)\) \| (.+) \| .+ \| (.+) \|$/gm
// The status is one sentence. What the record changes of others follows.
const RECORD = /^# (\d{3}): (.+)\n\nDate: \d{4}-\d\d-\d\d\. Status: (.+?)\.(?: (.+))?\n/

const numbersIn = (text = '') => Array.from(text.matchAll(/\[(\d{3})\]\(\1-/g), ([, number]) => number!)
const withoutNotes = (status: string) => status.replaceAll(/ \([^()[\]]+\)(?=[,; ]|$)/g, '')

const records = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .toSorted()
  .map((file) => {
    const found = RECORD.exec(readFileSync(join(FOLDER, file), 'utf8'))
    const [, number, title, status, changes] = found ?? [undefined, file]
    return { file, number: number!, title, status, changedBy: numbersIn(status), changes: numbersIn(changes) }
  })

test('the index has the title and the status of each decision record, in their order', () => {
  const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
  expect(
    Array.from(index.matchAll(ROW), ([, number, file, title, status]) => ({ number, file, title, status })),
  ).toEqual(
    records.map(({ number, file, title, status }) => ({
      number,
      file,
      title,
      status: withoutNotes(status ?? ''),
    })),
  )
})

test('a decision record that changes another one is named in its status', () => {
  const changes = records.flatMap(({ number, changes }) =>
    changes.map((other) => `${number} changes ${other}`),
  )
  const statuses = records.flatMap(({ number, changedBy }) =>
    changedBy.map((other) => `${other} changes ${number}`),
  )
  expect(statuses.toSorted()).toEqual(changes.toSorted())
})
