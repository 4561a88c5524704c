import { jobs } from '@guildhall/contract/jobs/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { ratings } from '@guildhall/contract/ratings/endpoints'
import { texts as shellTexts } from '../shell/messages.ts'
import type { PublicPage } from '../shell/publicPage.ts'
import { summary } from '../shell/summary.ts'
import { to } from '../to.ts'
import { readPageNumber } from '../ui/useSearchParams.ts'
import { RATINGS_PAGE } from './Ratings.tsx'

/** The page of a company. */
export const companySsr: PublicPage = {
  async load({ params, fetch, publicUrl }) {
    const userId = params.get('id') ?? ''
    const answer = await fetch(profile.getProfile, { params: { userId } })
    if (answer.status !== 200 || answer.body.user_type !== 'company')
      return { status: 404, title: shellTexts.userNotFound }
    const { id, name, short_intro, bio } = answer.body
    const pageIn = (param: string) => ({ page: readPageNumber(params.get(param)) })
    await Promise.all([
      fetch(jobs.getCompanyJobs, { params: { userId }, query: pageIn('page') }),
      fetch(ratings.getRatings, { params: { userId: id }, query: pageIn(RATINGS_PAGE) }),
    ])
    const canonical = to.companyProfile(id)
    return {
      title: name,
      description: summary(short_intro || bio) || undefined,
      canonical,
      structured: { '@type': 'Organization', name, url: publicUrl + canonical },
    }
  },
}
