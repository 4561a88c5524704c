import type { Refusal } from '@guildhall/contract/endpoint'
import { profile } from '@guildhall/contract/profile/endpoints'
import type { UseQueryOptions } from '@tanstack/react-query'
import { query } from '../api/client.ts'

type ResumeReply = { status: 200; body: { resume: string; name: string } } | { status: number; body: Refusal }

/** Reads a resume with a URL that is valid for five minutes. */
export type ResumeQuery = Pick<UseQueryOptions<ResumeReply>, 'queryKey' | 'queryFn'>

/** The resume in a person's profile. */
export const resumeOf = (userId: number) =>
  query(profile.getResume, { params: { userId: String(userId) } }) as ResumeQuery
