export { CompletionBar } from './CompletionBar.tsx'
export { texts as profileTexts } from './messages.ts'
export { OwnCompanyProfile } from './OwnCompanyProfile.tsx'
