import { MAX } from '@guildhall/contract/sizes'

const IS_REPLY = /^re:/i

/** The subject of a reply: 'Re: ' once, and as much of the subject as fits. */
export const replySubject = (subject: string) =>
  IS_REPLY.test(subject) ? subject : [...`Re: ${subject}`].slice(0, MAX.messageSubject).join('')

export const otherSideOf = (
  { sender_id, recipient_id }: { sender_id: number; recipient_id: number },
  userId: number,
) => (sender_id === userId ? recipient_id : sender_id)
