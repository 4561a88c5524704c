import { createServer } from 'node:http'
import type { Identity } from '../demo/identities.ts'
import { identityProvider } from '../demo/identityProvider.ts'

// The program of `startIdentityProvider`. Its parent sends the identities.
const options = JSON.parse(process.argv[2]!) as Omit<Parameters<typeof identityProvider>[0], 'identities'>
const identities: Identity[] = []

process.on('message', (all: Identity[]) => {
  identities.splice(0, identities.length, ...all)
  process.send!('ready')
})
process.on('disconnect', () => process.exit())

const { hostname, port } = new URL(options.issuer)
createServer(identityProvider({ ...options, identities })).listen(Number(port), hostname, () =>
  process.send!('listening'),
)
