import { PICTURE_ERRORS } from '@guildhall/contract/fileErrors'
import sharp from 'sharp'
import { randomFileName, type Files } from '../adapters/files.ts'
import { pictureKey, picturePath } from '../adapters/pictures.ts'
import { limitConcurrency } from '../platform/http/concurrency.ts'
import { Refused } from '../platform/http/refusal.ts'

/** The width and height of a stored picture. */
const SIZE = 512
const MAX_PIXELS = 40_000_000
// An AVIF of 40 megapixels takes 820 MB to decode, 20 bytes a pixel; other formats take 6 at most. See decision 064.
const MAX_AVIF_PIXELS = 10_000_000
const TIMEOUT_SECONDS = 10

sharp.concurrency(1)
sharp.cache(false)
/** No more wait than uploads are read at once: a waiting picture is in memory, even after its client disconnects. */
const decoding = limitConcurrency({ max: 1, maxPending: 8 })

/** What files of these formats begin with. libvips decodes others too, such as SVG, in which scripts may be. */
const SIGNATURES = [
  /^\xff\xd8\xff/, // JPEG
  /^\x89PNG\r\n/,
  /^RIFF[^]{4}WEBP/,
  /^[^]{4}ftypavi[fs]/, // AVIF; HEIF, of the same family, has other brands
]

const isPicture = (file: Buffer) => {
  const start = file.subarray(0, 16).toString('latin1')
  return SIGNATURES.some((signature) => signature.test(start))
}

/**
 * Stores a picture as `makePicture` makes it, and returns its path. The sweep deletes a file that no profile names.
 *
 * @throws {Refused} like `makePicture`
 */
export async function storePicture(file: Buffer, put: Files['put']) {
  const picture = await makePicture(file)
  const name = randomFileName()
  await put(pictureKey(name), picture)
  return picturePath(name)
}

/**
 * Re-encodes a picture as a square WebP, upright and without metadata, whatever else the file contains.
 *
 * @throws {Refused} if it isn't a picture that can be decoded, or too many are waiting
 */
export async function makePicture(file: Buffer) {
  if (!isPicture(file)) throw new Refused(415, PICTURE_ERRORS.type)
  return decoding.run(async () => {
    const input = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    const { width, height, format } = await input.metadata().catch(refuseBroken)
    if (format === 'heif' && width * height > MAX_AVIF_PIXELS) throw new Refused(400, PICTURE_ERRORS.pixels)
    return input
      .autoOrient()
      .resize(SIZE, SIZE, { fit: 'cover' })
      .webp({ quality: 82 })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .toBuffer()
      .catch(refuseBroken)
  })
}

/** sharp's errors have no codes: a file with the right signature that can't be decoded is damaged or too complex. */
function refuseBroken(error: Error): never {
  throw new Refused(400, /pixel limit/.test(error.message) ? PICTURE_ERRORS.pixels : PICTURE_ERRORS.broken)
}
