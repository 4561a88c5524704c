import { account } from '@guildhall/contract/account/endpoints'
import { PASSWORD } from './factories.ts'
import type { TestInstance } from './instance.ts'

/** A valid registration. */
export const aRegistration = (over: object = {}) => ({
  username: 'marta',
  name: 'Marta Holt',
  email: 'marta@example.com',
  password: PASSWORD,
  re_password: PASSWORD,
  user_type: 'personal' as 'personal' | 'company',
  ...over,
})

/** The parameters of the link in a mail. */
export function linkIn(
  text: string,
  page: '/accounts/activate/' | '/password/reset/confirm/' | '/accounts/lock/' = '/accounts/activate/',
) {
  const [, uid, token] = text.match(new RegExp(`${page}#uid=([\\w-]+)&token=([\\w-]+)\\s`)) ?? []
  if (!uid || !token) throw new Error(`No link to ${page} in: ${text}`)
  return { uid, token }
}

/** Registers through the API and reads the mail. */
export async function register(instance: TestInstance, over: object = {}) {
  const form = aRegistration(over)
  const response = await instance.send(account.register, { body: form })
  if (response.statusCode !== 201) throw new Error(`The registration failed: ${response.payload}`)
  const [mail] = await instance.workQueue()
  const { proof } = response.json<{ proof: string }>()
  return { form, mail: mail!, link: linkIn(mail!.text), proof }
}
