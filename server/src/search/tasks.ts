import type { BaseLogger } from 'pino'
import type { Db } from '../db/connect.ts'
import { enqueue } from '../platform/queue/queue.ts'
import type { Collection } from './collection.ts'
import { deleteEndedDocuments } from './documents.ts'
import { indexOutdated } from './indexing.ts'
import { verifySearch } from './verify.ts'

const DELETE_ENDED = 'delete_ended_search_documents'
const INDEX = 'index_search_documents'
const VERIFY = 'verify_search'

/** A deadline's day ends once a day, but the server may have been down at that minute. */
export const searchSchedule = `1 * * * * ${DELETE_ENDED}
4 * * * * ${INDEX}
17 4 * * 0 ${VERIFY} ?fill=1w`

export const searchTasks = (db: Db, collections: Collection[], log: BaseLogger) => ({
  [DELETE_ENDED]: () => deleteEndedDocuments(db),
  async [INDEX]() {
    for (const collection of collections) await indexOutdated(db, collection)
  },
  async [VERIFY]() {
    for (const collection of collections) {
      const repaired = await verifySearch(db, collection)
      if (repaired.documents + repaired.bitmapChunks > 0)
        log.warn(
          { collection: collection.name, ...repaired },
          'search differed from the tables and was repaired',
        )
    }
  },
})

/** Queues the rebuild of documents that an older version of the code made: for the start of a server. */
export const queueIndexing = (db: Db) => enqueue(db, INDEX, {}, INDEX)
