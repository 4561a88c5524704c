import { sessions } from '@guildhall/contract/account/sessions'
import { answer } from './render.tsx'

/** The answer that the login needs about the account: a candidate. */
export const whoIs = answer(sessions.getProfileImageName, {
  status: 200,
  body: {
    user_id: 7,
    username: 'maria',
    user_type: 'personal',
    profile_picture: null,
    has_posted_job: false,
  },
})
