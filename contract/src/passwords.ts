export type Person = { username: string; name: string; email: string }

/** What makes a password easy to guess for whoever knows its owner, a sentence each. */
export function guessableFaults(password: string, { username, name, email }: Person) {
  const faults: string[] = []
  if (/^\d+$/.test(password)) faults.push('This password is entirely numeric.')
  if (isClose(password, username)) faults.push('The password is too similar to the username.')
  if (isClose(password, name)) faults.push('The password is too similar to the name.')
  if (isClose(password, email) || isClose(password, email.split('@')[0]!)) {
    faults.push('The password is too similar to the email.')
  }
  return faults
}

/** Close: one holds the other, and what is left over is less than half of the password. */
function isClose(password: string, known: string) {
  const [tried, word] = [password, known].map((text) => text.toLowerCase().replaceAll(' ', '')) as [
    string,
    string,
  ]
  if (!tried || word.length < 3) return false
  return word.includes(tried) || (tried.includes(word) && word.length * 2 >= tried.length)
}
