import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const POLICY = '/usr/sbin/policy-rc.d'
const NO_SERVICES = '#!/bin/sh\nexit 101\n'

/** Makes sure that these programs run, and installs them from Debian's packages where root and apt allow. */
export function requirePrograms(names: string[]) {
  const missing = () => names.filter((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error)
  if (missing().length > 0) installPackages(missing())
  if (missing().length > 0)
    throw new Error(`Please install ${missing().join(' and ')}: this test needs the real programs.`)
}

export const howToGetPostgres =
  "Some tests run on Debian's PostgreSQL: install the package postgresql, or set POSTGRES_BIN to the folder of initdb in another PostgreSQL 15 or newer."

/** The folder with the programs of Debian's PostgreSQL, which is installed if it is missing and this process may. */
export const ensurePostgres = () =>
  findPostgres() ?? (installPackages(['postgresql']) ? findPostgres() : undefined)

const VERSIONS = '/usr/lib/postgresql'

function findPostgres() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).map(Number) : []
  return versions
    .filter((version) => version >= 15)
    .sort((a, b) => b - a)
    .map((version) => join(VERSIONS, String(version), 'bin'))
    .find((folder) => existsSync(join(folder, 'initdb')))
}

/** Installs Debian packages without starting their services. Returns whether it could. */
export function installPackages(names: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false
  process.stdout.write(`Installing ${names.join(', ')} from the Debian packages ...\n`)
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0
  const hasPolicy = existsSync(POLICY)
  if (!hasPolicy) writeFileSync(POLICY, NO_SERVICES, { mode: 0o755 })
  try {
    return apt('update') && apt('install', '-y', '--no-install-recommends', ...names)
  } finally {
    if (!hasPolicy) rmSync(POLICY)
  }
}
