export { hasRated } from './hasRated.ts'
export { RateButton } from './RateButton.tsx'
export { RatingPopup } from './RatingPopup.tsx'
