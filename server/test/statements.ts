import { onTestFinished } from 'vitest'
import { connect, openPool } from '../src/db/connect.ts'
import type { TestInstance } from './instance.ts'

type Query = (...args: unknown[]) => unknown

/** Another server on an instance's database that records the text of each statement it sends. */
export function serverWithStatementLog(instance: TestInstance) {
  const statements: string[] = []
  const pool = openPool(instance.url, () => undefined)
  onTestFinished(() => pool.end())
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as Query
    const loggingQuery: Query = (...args) => {
      const [text] = args as [string | { text: string }]
      statements.push(typeof text === 'string' ? text : text.text)
      return query(...args)
    }
    client.query = loggingQuery as typeof client.query
  })
  const app = instance.anotherServer({ db: connect(pool), rateLimits: true })

  /** The statements that the server sends to the database while `work` runs. */
  async function statementsOf(work: () => Promise<unknown>) {
    statements.length = 0
    await work()
    return [...statements]
  }
  return { app, statementsOf }
}
