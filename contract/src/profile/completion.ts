import { COMPLETION_ITEMS } from './choices.ts'
import type { CompletionItem, Profile } from './endpoints.ts'

/** What a profile lacks to be complete. The server counts the same in SQL. */
export function missingItems(profile: Profile) {
  const has: Record<CompletionItem, boolean> = {
    short_intro: profile.short_intro !== '',
    bio: profile.bio !== '',
    location: profile.userlocation !== null,
    skills: profile.skills.length > 0,
    rate: profile.expectedsalary !== null,
    employment_type: profile.useremploymenttype.length > 0,
    language: profile.languages.length > 0,
    resume: profile.resume !== null,
  }
  return COMPLETION_ITEMS.filter((item) => !has[item])
}
