import { hiring } from '@guildhall/contract/hiring/endpoints'
import { profile } from '@guildhall/contract/profile/endpoints'
import { call } from '../api/client.ts'
import type { ResumeQuery } from '../profile/api.ts'
import { panelTexts } from './panelMessages.ts'

/** The resume as it was sent with an application; of an application that kept no copy, the person's resume of today. */
export const sentResume = (jobId: number, userId: number): ResumeQuery => ({
  queryKey: ['sent resume', jobId, userId],
  queryFn: async (context) => {
    const response = await call(
      hiring.getApplication,
      { params: { id: String(jobId) }, query: { user: userId } },
      { signal: context.signal },
    )
    if (response.status !== 200) return response
    const { resume, snapshot } = response.body
    if (resume) return { status: 200, body: resume }
    return snapshot
      ? { status: 404, body: { error: panelTexts.resumeGone } }
      : call(profile.getResume, { params: { userId: String(userId) } }, { signal: context.signal })
  },
})
