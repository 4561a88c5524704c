import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { installPackages } from '../server/test/debian/packages.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome']

const wellKnown: Partial<Record<NodeJS.Platform, string>> = {
  darwin: '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  win32: 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
}

/** The path of Chromium; installs it from Debian's packages if there is none and this process may. */
export function ensureChromium(): string | undefined {
  return findChromium() ?? (installPackages(['chromium']) ? findChromium() : undefined)
}

export const howToGetChromium =
  'The journeys need Chromium: install it or Chrome, and set CHROMIUM to its path if it is not on the PATH.'

function findChromium(): string | undefined {
  if (process.env.CHROMIUM) return process.env.CHROMIUM
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...candidates, wellKnown[process.platform] ?? ''].find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
