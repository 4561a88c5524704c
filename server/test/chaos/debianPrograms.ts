import { spawnSync } from 'node:child_process'

/** Makes sure that these programs run, and installs them from Debian's packages where root and apt allow. */
export function requirePrograms(names: string[]) {
  const missing = () => names.filter((name) => spawnSync(name, ['-v'], { stdio: 'ignore' }).error)
  if (missing().length > 0) install(missing())
  if (missing().length > 0)
    throw new Error(`Please install ${missing().join(' and ')}: this test needs the real programs.`)
}

function install(packages: string[]) {
  if (process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: 'ignore' })
  if (apt('update').status === 0) apt('install', '-y', '--no-install-recommends', ...packages)
}
