import { pino, stdSerializers, type DestinationStream, type LevelWithSilent } from 'pino'

/**
 * The log of the process, a JSON line an event. Of an error only what says where it happened is written: PostgreSQL
 * adds the whole row to some, and a row holds emails and hashes.
 */
export const openLog = (level: LevelWithSilent, destination?: DestinationStream) =>
  pino({ level, serializers: { err: describeError } }, destination as DestinationStream)

function describeError(error: Error) {
  const { type, message, stack, code, table, constraint } = stdSerializers.err(error) as Record<
    string,
    unknown
  >
  return { type, message, stack, code, table, constraint }
}
