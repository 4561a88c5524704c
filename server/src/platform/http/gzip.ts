import { constants, crc32, deflateRawSync } from 'node:zlib'

// A board is 2 % smaller than at 5, and takes 0.5 ms longer.
const LEVEL = 8
const WINDOW_BYTES = 32 * 1024
// RFC 1952: a deflated member without name, time and flags, from an unknown system.
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/**
 * Compresses documents whose `middle` is always the same: it is compressed once, and what follows refers to it. Deflate
 * allows this (RFC 1951): the parts are blocks that end on a byte, and a block may repeat what is in an earlier one.
 *
 * The result is in parts too, so that many documents can be stored without their common part.
 */
export function createCompressor(middle: string) {
  const bytes = Buffer.from(middle)
  const deflated = deflateRawSync(bytes, { level: 9, finishFlush: constants.Z_SYNC_FLUSH })
  const dictionary = bytes.subarray(-WINDOW_BYTES)

  function compress(parts: Record<'start' | 'end', string>): GzipParts {
    const [start, end] = [Buffer.from(parts.start), Buffer.from(parts.end)]
    return {
      start: Buffer.concat([
        HEADER,
        deflateRawSync(start, { level: LEVEL, finishFlush: constants.Z_SYNC_FLUSH }),
      ]),
      end: Buffer.concat([deflateRawSync(end, { level: LEVEL, dictionary }), trailer([start, bytes, end])]),
    }
  }

  return { compress, join: ({ start, end }: GzipParts) => Buffer.concat([start, deflated, end]) }
}

export type GzipParts = { start: Buffer; end: Buffer }

/** The checksum and the length of the uncompressed content. */
function trailer(parts: Buffer[]) {
  const bytes = Buffer.alloc(8)
  const checksum = parts.reduce((checksum, part) => crc32(part, checksum), 0)
  const length = parts.reduce((length, part) => length + part.length, 0)
  bytes.writeUInt32LE(checksum, 0)
  bytes.writeUInt32LE(length, 4)
  return bytes
}
