import pino from 'pino'
import { startEmbedded } from './start.ts'

// A server process with nothing but its database, for tests that kill one.
const embedded = await startEmbedded({ dataDir: process.argv[2]!, log: pino({ level: 'silent' }) })
process.stdout.write(`${embedded.connectionString}\n`)
process.once('SIGTERM', () => void embedded.stop())
