import { profile } from '@guildhall/contract/profile/endpoints'
import { query } from '../api/client.ts'
import type { Head, View } from '../shell/head.ts'
import { texts as shellTexts, titleOf } from '../shell/messages.ts'
import { summary } from '../shell/summary.ts'
import { to } from '../to.ts'

export function companyHead({ params, answers, publicUrl }: View): Head {
  const userId = params.get('id') ?? ''
  const answer = answers.getQueryData(query(profile.getProfile, { params: { userId } }).queryKey)
  if (answer?.status !== 200 || answer.body.user_type !== 'company')
    return { status: 404, title: titleOf(shellTexts.userNotFound) }

  const { id, name, short_intro, bio } = answer.body
  const canonical = to.companyProfile(id)
  return {
    title: titleOf(name),
    description: summary(short_intro || bio) || undefined,
    canonical,
    structured: { '@type': 'Organization', name, url: publicUrl + canonical },
  }
}
