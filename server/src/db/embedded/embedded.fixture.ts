import pino from 'pino'
import { startEmbedded } from './start.ts'

// A server process reduced to its database: started by tests that need to kill one.
const embedded = await startEmbedded({ dataDir: process.argv[2]!, log: pino({ level: 'silent' }) })
process.stdout.write(`${embedded.connectionString}\n`)
process.once('SIGTERM', () => void embedded.stop())
