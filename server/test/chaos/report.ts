import { appendFileSync } from 'node:fs'

/** One fault that a test really made, told for docs/reliability.md in plain sentences. */
export type Fault = {
  /** Its number in the table of faults, such as R3. */
  id: string
  /** What was done: "The database is killed while 50 people use the product." */
  fault: string
  /** What happened then, with the figures that this run measured. */
  happened: string
  /** How long it took until the product served again, where it was away. */
  servedAgainMs?: number
}

/** Adds a fault to the report that `npm run test:deep` writes; does nothing in any other run. */
export function recordFault(fault: Fault): void {
  const file = process.env.FAULTS_REPORT
  // One short write in append mode: test files that run side by side do not mix their lines.
  if (file) appendFileSync(file, `${JSON.stringify(fault)}\n`)
}
