import { destination, pino, stdSerializers, type DestinationStream, type LevelWithSilent } from 'pino'

/**
 * The log of the process, a JSON line an event. Of an error only what says where it happened is written: PostgreSQL
 * adds the whole row to some, and a row holds emails and hashes.
 */
export const openLog = (level: LevelWithSilent, to: DestinationStream = standardOutput()) =>
  pino({ level, serializers: { err: describeError } }, to)

const KEPT_BYTES = 1024 * 1024

/** A reader that has gone away, or a disk that is full, costs lines of the log and never a request. */
function standardOutput() {
  const output = destination({ dest: process.stdout.fd, sync: true, maxLength: KEPT_BYTES })
  output.on('error', () => undefined)
  return output
}

function describeError(error: Error) {
  const { type, message, stack, code, table, constraint } = stdSerializers.err(error) as Record<
    string,
    unknown
  >
  return { type, message, stack, code, table, constraint }
}
