/** Stands in place of the pages that need a larger device. */
export const notOnMobile =
  'You can not access this page on mobile device. Please use larger device at the moment. Wait for next release.'
