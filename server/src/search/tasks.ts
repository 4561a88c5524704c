import type { BaseLogger } from 'pino'
import type { Db } from '../db/connect.ts'
import { describeFailure } from '../platform/queue/failures.ts'
import { enqueueFor, type FeatureTasks } from '../platform/queue/tasks.ts'
import type { Collection } from './collection.ts'
import { deleteEndedDocuments, writeChanges } from './documents.ts'
import { indexOutdated, IndexingError } from './indexing.ts'
import { verifySearch } from './verify.ts'

const enqueue = enqueueFor<{ index_search_documents: object; verify_search: object }>()

// Longer than a rolling update takes.
const MINUTES_UNTIL_VERIFICATION = 60

/**
 * Queues the rebuild of documents of older versions, when a server starts. Servers of the previous version may still run
 * after a migration, and write rows without documents that are new to this version: so a verification follows later.
 */
export async function queueIndexing(db: Db, { isMigrated }: { isMigrated: boolean }) {
  await enqueue(db, 'index_search_documents', {}, 'index_search_documents')
  if (isMigrated) await enqueue(db, 'verify_search', {}, 'verify_search', MINUTES_UNTIL_VERIFICATION)
}

// Deadlines pass once a day, but a server may be down at that time: so tasks for them run every hour.
export const searchTasks = (db: Db, collections: Collection[], log: BaseLogger): FeatureTasks => ({
  tasks: {
    delete_ended_search_documents: () => deleteEndedDocuments(db),
    write_search_changes: () => writeChanges(db),
    index_search_documents: () => indexAll(db, collections, log),
    async verify_search() {
      for (const collection of collections) {
        const repaired = await verifySearch(db, collection)
        if (repaired.documents + repaired.chunks > 0)
          log.warn(
            { collection: collection.name, ...repaired },
            'search differed from the tables and was repaired',
          )
      }
    },
  },
  crontab: `* * * * * write_search_changes
1 * * * * delete_ended_search_documents
4 * * * * index_search_documents
17 4 * * 0 verify_search ?fill=1w`,
})

const MAX_LOGGED_IDS = 20

/** Indexes each collection, also if another one fails. */
async function indexAll(db: Db, collections: Collection[], log: BaseLogger) {
  const errors: unknown[] = []
  for (const collection of collections)
    try {
      await indexOutdated(db, collection)
    } catch (error) {
      const { ids, cause } = error instanceof IndexingError ? error : { ids: [], cause: error }
      log.error(
        {
          collection: collection.name,
          rows: ids.length,
          ids: ids.slice(0, MAX_LOGGED_IDS),
          failure: describeFailure(cause),
        },
        'some rows could not be indexed for search',
      )
      errors.push(error)
    }
  if (errors.length > 0) throw new AggregateError(errors, 'Some rows were not indexed.', { cause: errors[0] })
}
