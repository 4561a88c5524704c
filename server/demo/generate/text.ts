const PLAIN: Record<string, string> = { ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', ß: 'ss', æ: 'ae', ı: 'i', '’': "'" }

/** Without accents: 'Łódź' is 'Lodz'. */
export const plainLetters = (text: string) =>
  text
    .replace(/[øØłŁßæı’]/g, (letter) => PLAIN[letter]!)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** 'a, b and c'. */
export const joined = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** The first day of the month that is `monthsBefore` months before a day, as YYYY-MM-DD. */
export const firstDayOfMonth = (day: Date, monthsBefore: number) =>
  new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - monthsBefore, 1)).toISOString().slice(0, 10)

/** Replaces each `{name}` in a text with the fact of that name. */
export const fillIn = (text: string, facts: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => facts[name]!)

/** 'an electrician', but 'head of training'; an abbreviation such as 'HR Manager' keeps its capitals. */
export function withArticle(jobName: string) {
  const name = jobName
    .split(' ')
    .map((word) => (/^[A-Z]{2}/.test(word) ? word : lowerFirst(word)))
    .join(' ')
  if (name.startsWith('head of ')) return name
  return `${/^[aeio]|^HR/i.test(name) ? 'an' : 'a'} ${name}`
}
