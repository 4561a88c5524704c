export const pagedListTexts = {
  emptyPage: 'There is nothing on this page.',
  firstPage: 'Go to the first page',
}
