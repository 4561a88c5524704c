/**
 * The cells of a pagination: every page when there are at most 5, else the first and the last with the pages
 * around the current one between ellipses ('gap'); never more than 7, so that they fit on a phone.
 */
export function pageCells(page: number, pageCount: number): (number | 'gap')[] {
  if (pageCount <= 5) return pages(1, pageCount)
  if (page <= 3) return [...pages(1, 4), 'gap', pageCount]
  if (page >= pageCount - 2) return [1, 'gap', ...pages(pageCount - 3, pageCount)]
  return [1, 'gap', ...pages(page - 1, page + 1), 'gap', pageCount]
}

const pages = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
