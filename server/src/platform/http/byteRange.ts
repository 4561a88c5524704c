type Range = { start: number; end: number }

/**
 * The range of a Range header, both ends included, in a file of `size` bytes. Undefined, which means the whole file, for
 * a header that is absent, malformed or names several ranges: RFC 9110 allows to ignore it.
 */
export function byteRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (first === '' && last === '') return undefined
  // Without a first byte, the last bytes.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined
  return start <= end ? { start, end } : 'unsatisfiable'
}
