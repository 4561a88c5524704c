import type { Db } from './connect.ts'

/** Runs `work` in a transaction of its own, or in the one that the caller has open. */
export const inTransaction = <Result>(db: Db, work: (db: Db) => Promise<Result>) =>
  db.isTransaction ? work(db) : db.transaction().execute(work)
