/** Words that stand for the staff, even as a part of a longer name. */
export const STAFF = ['admin', 'administrator', 'moderator', 'superuser', 'sysadmin', 'webmaster']

/** Departments, mailboxes (RFC 2142), automatic senders and nobody in particular. */
export const ORGANIZATION =
  `care client complaint contact customer desk enquiry enquiries feedback help helpdesk helpline hotline inquiry
  inquiries official operator representative service staff support team
  account accountant accounting billing checkout finance invoice invoicing pay payment payroll payout purchasing refund
  subscription treasury
  abuse administration compliance dataprotection dpo fraud gdpr legal login moderation password privacy safety secure
  security signin trust verification verified verify
  ceo cfo ciso coo corporate cto department director executive founder headquarters hiring hq hr
  humanresource management manager marketing mod organisation organization owner
  publicrelation recruiting recruitment
  alert announcement automated bot daemon donotreply hostmaster info mail mailbox mailer newsletter noreply notice
  notification postmaster reply robot webmail
  deleted null undefined
  root server site status system webmaster website`.split(/\s+/)

/** Reserved as usernames, but in display names only beside other reserved words: some are names of people. */
export const COMMON = `and the it
  anonymous board career everybody everyone ftp guest guildhall job media member news nobody noc office press sale
  unknown user www`.split(/\s+/)

const LOOKS_LIKE: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '2': 'z',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  rn: 'm',
  vv: 'w',
}

/** Maps texts that look alike to the same text: "4dm1n" becomes "admin". */
export const fold = (text: string) =>
  text.toLowerCase().replace(/rn|vv|[0-9l]/g, (letters) => LOOKS_LIKE[letters] ?? letters)

export const withPlurals = (words: string[]) => words.map(fold).flatMap((word) => [word, `${word}s`])

/** Tells if a text is one of the words or a concatenation of them. */
export function consistsOf(words: string[], text: string) {
  const ends = new Set([0])
  for (let at = 0; at < text.length; at += 1)
    if (ends.has(at)) for (const word of words) if (text.startsWith(word, at)) ends.add(at + word.length)
  return text !== '' && ends.has(text.length)
}
