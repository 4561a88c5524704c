import { searchCollections } from '../server/src/background.ts'
import { readConfig } from '../server/src/config.ts'
import { claimDataFolder } from '../server/src/dataFolder.ts'
import { connect, BACKGROUND_POOL, openPool } from '../server/src/db/connect.ts'
import { startEmbedded } from '../server/src/db/embedded/start.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { openLog } from '../server/src/platform/http/log.ts'
import { verifySearch } from '../server/src/search/api.ts'
import { explainFailure } from '../server/src/startFailure.ts'

try {
  const { databaseUrl, dataDir, logLevel } = readConfig(process.env)
  if (databaseUrl) await verify(databaseUrl)
  else {
    const log = openLog(logLevel)
    await claimDataFolder(dataDir, log)
    const { connectionString, stop } = await startEmbedded({ dataDir, log })
    await verify(connectionString).finally(stop)
  }
} catch (error) {
  console.error(`Search could not be verified. ${explainFailure(error)}`)
  process.exitCode = 1
}

async function verify(database: string) {
  await migrate(database)
  const pool = openPool(database, () => undefined, BACKGROUND_POOL)
  try {
    for (const collection of searchCollections) {
      const { documents, bitmapChunks } = await verifySearch(connect(pool), collection)
      console.log(
        `${collection.name}: repaired ${documents} documents and ${bitmapChunks} chunks of bitmaps that differed.`,
      )
    }
  } finally {
    await pool.end()
  }
}
