import { sessionDraft } from '../api/sessionDraft.ts'

/** What the account `userId` has written to an email and not sent. */
export const messageDraft = (userId: number | undefined, email: string) =>
  sessionDraft(['message_draft', userId ?? 0, email], { to_user: email, subject: '', message_body: '' })

/** The same for a reply to a message. */
export const replyDraft = (userId: number | undefined, messageId: number) =>
  sessionDraft(['reply_draft', userId ?? 0, messageId], { message_body: '' })
