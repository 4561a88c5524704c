import { destination, pino, stdSerializers, type DestinationStream, type LevelWithSilent } from 'pino'

/**
 * The log of the process, one JSON line per event. Only selected properties of an error are written: PostgreSQL adds
 * the whole row to some, and a row contains emails and hashes.
 */
export const openLog = (level: LevelWithSilent, to: DestinationStream = standardOutput()) =>
  pino({ level, serializers: { err: describeError } }, to)

const MAX_BUFFER_BYTES = 1024 * 1024

/** When the reader is gone or the disk is full, log lines are lost, and requests are still served. */
function standardOutput() {
  const output = destination({ dest: process.stdout.fd, sync: true, maxLength: MAX_BUFFER_BYTES })
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
