import { searchCollections } from '../server/src/background.ts'
import { verifySearch } from '../server/src/search/api.ts'
import { maintain } from './database.ts'

await maintain('Search could not be verified.', async (db) => {
  for (const collection of searchCollections) {
    const { documents, chunks } = await verifySearch(db, collection)
    console.log(
      `${collection.name}: repaired ${documents} documents and ${chunks} chunks of postings that differed.`,
    )
  }
})
