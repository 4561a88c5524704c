export const texts = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send',
  sending: 'Sending...',
  notSent: (reason: string) => `Not sent. ${reason}`,
}
