import * as z from 'zod/mini'
import { accountSummary } from '../account/summary.ts'
import { endpoint } from '../endpoint.ts'
import { callLimits, messageLimits } from '../limits.ts'
import { PAGE_SIZE } from '../pageSizes.ts'
import { idParams, pageQuery } from '../params.ts'
import { refusal, success } from '../responses.ts'
import { id } from '../values.ts'
import { messageForm, replyForm } from './forms.ts'

/** In UTC. */
const created = z.object({
  /** YYYY-MM-DD. */
  date: z.string(),
  /** HH:MM:SS. */
  time: z.string(),
})

const earlierMessage = z
  .object({ id: id(), sender: accountSummary, subject: z.string(), body: z.string(), created })
  .register(z.globalRegistry, { id: 'EarlierMessage' })
export type EarlierMessage = z.infer<typeof earlierMessage>

const message = z
  .object({
    id: id(),
    sender: accountSummary,
    recipient: z.extend(accountSummary, {
      /** The alias where the email is hidden from the reader. */
      email: z.string(),
    }),
    subject: z.string(),
    body: z.string(),
    created,
    is_read: z.boolean(),
    /** The message that this one replies to, unless the reader deleted it forever. */
    prev_reply_message: z.nullable(earlierMessage),
  })
  .register(z.globalRegistry, { id: 'Message' })
export type Message = z.infer<typeof message>

/** How many messages before it are shown with a message. */
export const MAX_CHAIN = 20
/** How many people an account may write to for the first time in a day; applicants for its own jobs don't count. */
export const FIRST_CONTACTS_A_DAY = 20

export const messages = {
  getInbox: endpoint({
    method: 'GET',
    path: '/api/message/get_inbox_pagination/',
    who: 'user',
    summary: `Received messages, newest first, ${PAGE_SIZE.messages} a page`,
    limits: callLimits,
    query: pageQuery,
    responses: { 200: z.object({ data: z.array(message), total_inbox: z.number() }), 400: refusal },
  }),

  getSent: endpoint({
    method: 'GET',
    path: '/api/message/get_sent_message_pagination/',
    who: 'user',
    summary: `Sent messages, newest first, ${PAGE_SIZE.messages} a page`,
    limits: callLimits,
    query: pageQuery,
    responses: { 200: z.object({ data: z.array(message), total_sent_message: z.number() }), 400: refusal },
  }),

  getDeleted: endpoint({
    method: 'GET',
    path: '/api/message/get_deleted_message_pagination/',
    who: 'user',
    summary: `Received and sent messages that the caller deleted, newest first, ${PAGE_SIZE.messages} a page`,
    limits: callLimits,
    query: pageQuery,
    responses: { 200: z.object({ data: z.array(message), total_deleted_message: z.number() }), 400: refusal },
  }),

  getMessage: endpoint({
    method: 'GET',
    path: '/api/message/get_message/:id/',
    who: 'user',
    summary: `A message that the caller received or sent, with up to ${MAX_CHAIN} messages before it`,
    limits: callLimits,
    params: idParams,
    responses: {
      200: z.object({
        message,
        /** The messages before it, newest first, without those that the caller deleted forever. */
        chain: z.array(earlierMessage),
        /** Whether the caller blocked the other side. */
        is_blocked: z.boolean(),
      }),
      404: refusal,
    },
  }),

  countUnread: endpoint({
    method: 'GET',
    path: '/api/message/count_unread_messages/',
    who: 'user',
    summary: "The number of the caller's unread messages",
    limits: callLimits,
    responses: { 200: z.object({ total: z.number() }) },
  }),

  readMessage: endpoint({
    method: 'PATCH',
    path: '/api/message/read_message/:id/',
    who: 'user',
    summary: 'Mark a received message as read: 202, or 200 if it was read already',
    limits: callLimits,
    params: idParams,
    responses: { 202: success, 200: success, 404: refusal },
  }),

  deleteMessage: endpoint({
    method: 'DELETE',
    path: '/api/message/delete_message/:id/',
    who: 'user',
    summary: 'Move a received message to Deleted; the sender keeps it',
    limits: callLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  deleteSentMessage: endpoint({
    method: 'PATCH',
    path: '/api/message/delete_sent_message/:id/',
    who: 'user',
    summary: 'Move a sent message to Deleted; the recipient keeps it',
    limits: callLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  deleteForever: endpoint({
    method: 'POST',
    path: '/api/message/delete_message_forever/:id/',
    who: 'user',
    summary: 'Remove a message from Deleted; the other side keeps it',
    limits: callLimits,
    params: idParams,
    responses: { 200: success, 404: refusal },
  }),

  sendMessage: endpoint({
    method: 'POST',
    path: '/api/message/send_message/',
    who: 'user',
    summary: 'Send a message to the account with this email or alias',
    limits: messageLimits,
    quota: {
      name: 'first contact',
      counted: 'new contacts',
      perDay: FIRST_CONTACTS_A_DAY,
      hint: 'You can still reply to messages.',
    },
    body: messageForm,
    responses: { 201: success, 400: refusal, 403: refusal, 404: refusal },
  }),

  reply: endpoint({
    method: 'POST',
    path: '/api/message/reply_email/',
    who: 'user',
    summary: 'Reply to a message: the other side of it receives the reply',
    limits: messageLimits,
    body: z.extend(replyForm, { id: id() }),
    responses: { 201: success, 400: refusal, 403: refusal, 404: refusal },
  }),
}
