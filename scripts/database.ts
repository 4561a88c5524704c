import { readConfig } from '../server/src/config.ts'
import { claimDataFolder } from '../server/src/dataFolder.ts'
import { requireSchema } from '../server/src/db/compatibility.ts'
import { connect, BACKGROUND_POOL, openPool, type Db } from '../server/src/db/connect.ts'
import { joinEmbedded, requireCluster } from '../server/src/db/embedded/start.ts'
import { openLog } from '../server/src/platform/log.ts'
import { explainFailure } from '../server/src/startFailure.ts'

/**
 * Does maintenance on the database of this installation, beside a running server or without one. It never creates or
 * migrates the database, and refuses one that this program can't use. A failure is printed, and sets the exit code.
 */
export async function maintain(failure: string, work: (db: Db) => Promise<void>) {
  try {
    const { databaseUrl, dataDir, logLevel } = readConfig(process.env)
    if (databaseUrl) return await connected(databaseUrl, work)
    const log = openLog(logLevel)
    await requireCluster(dataDir)
    await claimDataFolder(dataDir, log)
    const { connectionString, stop } = await joinEmbedded({ dataDir, log })
    await connected(connectionString, work).finally(stop)
  } catch (error) {
    console.error(`${failure} ${explainFailure(error)}`)
    process.exitCode = 1
  }
}

async function connected(databaseUrl: string, work: (db: Db) => Promise<void>) {
  await requireSchema(databaseUrl)
  const pool = openPool(databaseUrl, () => undefined, BACKGROUND_POOL)
  await work(connect(pool)).finally(() => pool.end())
}
