import type { Db } from '../db/connect.ts'
import { enqueue } from '../platform/queue/queue.ts'
import type { Collection } from './collection.ts'
import { deleteEndedDocuments } from './documents.ts'
import { indexOutdated } from './indexing.ts'

const DELETE_ENDED = 'delete_ended_search_documents'
const INDEX = 'index_search_documents'

/** A deadline's day ends once a day, but the server may have been down at that minute. */
export const searchSchedule = `1 * * * * ${DELETE_ENDED}
4 * * * * ${INDEX}`

export const searchTasks = (db: Db, collections: Collection[]) => ({
  [DELETE_ENDED]: () => deleteEndedDocuments(db),
  async [INDEX]() {
    for (const collection of collections) await indexOutdated(db, collection)
  },
})

/** Queues the rebuild of documents that an older version of the code made: for the start of a server. */
export const queueIndexing = (db: Db) => enqueue(db, INDEX, {}, INDEX)
