type Range = { start: number; end: number }

const MAX_RANGES = 2

/**
 * The range of a Range header, both ends included, in a file of `size` bytes. Undefined, which means the whole file, for
 * a header that is absent, malformed or names two ranges: RFC 9110 allows to ignore it. It also allows to refuse one with
 * many ranges, which no viewer sends and which would otherwise read the whole file.
 */
export function byteRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  if (header?.startsWith('bytes=') && header.split(',').length > MAX_RANGES) return 'unsatisfiable'
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  // Without a first byte, the last bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start <= end ? { start, end } : 'unsatisfiable'
}
