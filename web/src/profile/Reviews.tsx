export const Reviews = (_: { userId: number }) => null
