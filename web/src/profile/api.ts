export { OwnCompanyProfile } from './lazyCompanyProfile.tsx'
