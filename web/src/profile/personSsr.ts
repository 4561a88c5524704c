import { profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { texts as shellTexts } from '../shell/messages.ts'
import type { PublicPage } from '../shell/publicPage.ts'
import { summary } from '../shell/summary.ts'
import { to } from '../to.ts'
import { readPageNumber } from '../ui/useSearchParams.ts'
import { RATINGS_PAGE } from './Ratings.tsx'

/** The page of a person. */
export const personSsr: PublicPage = {
  // Its owner may hide it from visitors.
  isAlwaysFresh: true,
  async load({ params, fetch }) {
    const userId = params.get('id') ?? ''
    const missing = { status: 404, title: shellTexts.userNotFound } as const
    // It is the page of the account that is logged in.
    if (!userId) return 'placeholder'
    const answer = await fetch(profile.getProfile, { params: { userId } })
    if (answer.status !== 200) return missing
    const { id, user_type, name, short_intro, bio, is_indexable } = answer.body
    if (user_type === 'company') return { location: to.companyProfile(id) }
    const page = readPageNumber(params.get(RATINGS_PAGE))
    await fetch(ratings.getRatings, { params: { userId: id }, query: { page } })
    return {
      title: name,
      description: summary(short_intro || bio) || undefined,
      canonical: is_indexable ? to.profile(id) : undefined,
    }
  },
}
