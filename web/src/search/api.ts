export { describeSearch } from './savedSearch.ts'
export { thisSearch } from './savedSearchMessages.ts'
export { saveSearchAtLogin } from './saveSearchAtLogin.tsx'
export { changeSavedSearch, useSavedSearches } from './useSavedSearches.ts'
