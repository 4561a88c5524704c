import type { ResponseOf } from '@guildhall/contract/endpoint'
import { profile } from '@guildhall/contract/profile/endpoints'
import type { Tokens } from '../api/login.ts'
import { ApiError, send } from '../api/send.ts'

/** The email of a person, read with the tokens of a session that is about to begin; null if the account may not see it. */
export async function readEmail(id: number, { access }: Tokens) {
  const response = await send(profile.getProfile, { params: { userId: String(id) } }, { access })
  if (response.status !== 200) throw new ApiError(response)
  return (response.body as Extract<ResponseOf<typeof profile.getProfile>, { status: 200 }>['body']).email
}
