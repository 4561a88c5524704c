import { hideComments, listComments } from '../server/src/comments/api.ts'
import { maintain } from './database.ts'

const ids = process.argv.slice(2).map(Number)

await maintain('Comments could not be hidden.', async (db) => {
  if (!ids.every((id) => Number.isSafeInteger(id) && id > 0))
    throw new Error('Name comments by their numbers, or none to list the newest.')
  if (ids.length > 0) console.log(`Hidden: ${await hideComments(db, ids)} of ${ids.length} comments.`)
  else
    for (const { id, name, comment } of await listComments(db))
      console.log(id, JSON.stringify(`${name}: ${comment}`))
})
