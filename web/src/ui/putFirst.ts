/** The items with those that match in front, otherwise in their order. */
export const putFirst = <Item>(items: readonly Item[], isMatch: (item: Item) => boolean) => [
  ...items.filter(isMatch),
  ...items.filter((item) => !isMatch(item)),
]
