import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { contactLimits } from '../limits.ts'
import { refusal, success } from '../responses.ts'
import { website } from '../values.ts'
import { contactForm } from './forms.ts'

export const contact = {
  sendContactMessage: endpoint({
    method: 'POST',
    path: '/api/message/send_email/',
    who: 'anyone',
    summary: 'Send a message to the operator of the site, by mail',
    limits: contactLimits,
    body: z.extend(contactForm, { website }),
    responses: { 200: success, 400: refusal, 404: refusal },
  }),
}
