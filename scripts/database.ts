import { readConfig } from '../server/src/config.ts'
import { claimDataFolder } from '../server/src/dataFolder.ts'
import { connect, BACKGROUND_POOL, openPool, type Db } from '../server/src/db/connect.ts'
import { startEmbedded } from '../server/src/db/embedded/start.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { openLog } from '../server/src/platform/log.ts'
import { explainFailure } from '../server/src/startFailure.ts'

/** Does maintenance on the migrated database of this installation. A failure is printed, and sets the exit code. */
export async function maintain(failure: string, work: (db: Db) => Promise<void>) {
  try {
    const { databaseUrl, dataDir, logLevel } = readConfig(process.env)
    if (databaseUrl) return await connected(databaseUrl, work)
    const log = openLog(logLevel)
    await claimDataFolder(dataDir, log)
    const { connectionString, stop } = await startEmbedded({ dataDir, log })
    await connected(connectionString, work).finally(stop)
  } catch (error) {
    console.error(`${failure} ${explainFailure(error)}`)
    process.exitCode = 1
  }
}

async function connected(databaseUrl: string, work: (db: Db) => Promise<void>) {
  await migrate(databaseUrl)
  const pool = openPool(databaseUrl, () => undefined, BACKGROUND_POOL)
  await work(connect(pool)).finally(() => pool.end())
}
