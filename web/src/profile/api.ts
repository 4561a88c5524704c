export { OwnCompanyProfile } from './OwnCompanyProfile.tsx'
