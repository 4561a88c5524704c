import { execFile } from 'node:child_process'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { freshFolder } from './folders.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const OXLINT = join(ROOT, 'node_modules/oxlint/bin/oxlint')

type Plant = [file: string, imported: string]

/** Imports that break the rules, by the message of the rule. */
const BAD: Record<string, Plant[]> = {
  'The contract imports zod and itself only.': [
    ['contract/src/jobs/endpoints.ts', 'kysely'],
    ['contract/src/jobs/endpoints.ts', 'node:fs'],
    ['contract/src/jobs/endpoints.ts', '../../../server/src/jobs/queries.ts'],
    ['contract/src/endpoint.ts', '../../server/src/jobs/queries.ts'],
    ['contract/src/jobs/endpoints.ts', '@guildhall/web/ui'],
  ],
  'The server knows the contract, never the browser.': [
    ['server/src/jobs/routes.ts', '@guildhall/web/to'],
    ['server/src/app.ts', '../../web/src/to.ts'],
    ['server/src/app.ts', '@guildhall/web/to'],
    ['server/src/platform/pages/pages.ts', 'react'],
    ['server/src/jobs/jobs.test.ts', 'react-dom/server'],
    ['server/test/instance.ts', '../../web/src/to.ts'],
  ],
  'A feature enters another feature through its api.ts only.': [
    ['server/src/jobs/routes.ts', '../hiring/queries.ts'],
    ['server/src/jobs/routes.ts', '../hiring/deep/rules.ts'],
    ['server/src/jobs/deep/routes.ts', '../../hiring/queries.ts'],
    ['server/src/notifications/routes.ts', '../jobs/present.ts'],
    ['server/src/jobs/deep/routes.ts', '../../config.ts'],
    ['server/src/jobs/routes.ts', '../../demo/seed.ts'],
    ['server/src/jobs/routes.ts', '../../../web/src/to.ts'],
    ['web/src/hiring/ApplyPage.tsx', '../jobs/JobDetail.tsx'],
    ['web/src/posting/AddJobPage.tsx', '../../../server/src/jobs/rules.ts'],
    ['web/src/hiring/ApplyPage.tsx', '../ssr/render.tsx'],
  ],
  'The demo is loaded by main.ts only, when DEMO is on.': [['server/src/app.ts', '../demo/seed.ts']],
  'db imports nothing else of the server.': [
    ['server/src/db/connect.ts', '../account/queries.ts'],
    ['server/src/db/connect.ts', '../account/api.ts'],
    ['server/src/db/connect.ts', '../platform/promises.ts'],
    ['server/src/db/embedded/start.ts', '../../config.ts'],
  ],
  'Only files directly in src import app.ts, main.ts and config.ts.': [
    ['server/src/jobs/routes.ts', '../app.ts'],
    ['server/src/adapters/mail.ts', '../config.ts'],
  ],
  'platform and adapters know no feature.': [
    ['server/src/platform/http/mount.ts', '../../account/api.ts'],
    ['server/src/platform/http/mount.ts', '../../jobs/queries.ts'],
    ['server/src/platform/http/mount.ts', '../../config.ts'],
    ['server/src/adapters/mail.ts', '../account/api.ts'],
    ['server/src/adapters/social/provider.ts', '../../account/api.ts'],
  ],
  'search knows no feature.': [
    ['server/src/search/documents.ts', '../jobs/api.ts'],
    ['server/src/search/documents.ts', '../lookups/api.ts'],
    ['server/src/search/documents.ts', '../adapters/mail.ts'],
    ['server/src/search/documents.ts', '@guildhall/contract/jobs/endpoints'],
  ],
  'The browser talks to the server through the contract.': [
    ['web/src/posting/AddJobPage.tsx', '@guildhall/server/jobs'],
    ['web/src/ui/Button.tsx', 'node:fs'],
    ['web/src/posting/AddJobPage.test.tsx', 'kysely'],
    ['web/test/render.tsx', '../../server/src/app.ts'],
  ],
  'ui knows no feature.': [
    ['web/src/ui/Button.tsx', '../jobs/messages.ts'],
    ['web/src/ui/Button.tsx', '../to.ts'],
    ['web/src/ui/Button.tsx', '../api/session.ts'],
    ['web/src/ui/Salary.tsx', '@guildhall/contract/jobs/endpoints'],
  ],
  'The client of the API knows the contract only.': [
    ['web/src/api/session.ts', '../jobs/messages.ts'],
    ['web/src/api/session.ts', '../ui/useAlert.ts'],
    ['web/src/api/session.ts', '../to.ts'],
  ],
  'shell and ssr know features only by their routes.': [
    ['web/src/shell/Header.tsx', '../jobs/SaveButton.tsx'],
    ['web/src/shell/Header.tsx', '../jobs/api.ts'],
    ['web/src/ssr/server.tsx', '../jobs/jobSsr.ts'],
  ],
  'Only main.tsx and ssr know the routes.': [
    ['web/src/posting/AddJobPage.tsx', '../routes.tsx'],
    ['web/src/shell/Header.tsx', '../routes.tsx'],
  ],
}

const GOOD: Plant[] = [
  ['contract/src/jobs/endpoints.ts', 'zod/mini'],
  ['contract/src/jobs/endpoints.ts', '../values.ts'],
  ['contract/src/jobs/endpoints.test.ts', 'fast-check'],
  ['server/src/app.ts', './jobs/routes.ts'],
  ['server/src/main.ts', './account/api.ts'],
  ['server/src/jobs/routes.ts', '@guildhall/contract/jobs/endpoints'],
  ['server/src/jobs/routes.ts', './queries.ts'],
  ['server/src/jobs/routes.ts', '../hiring/api.ts'],
  ['server/src/jobs/routes.ts', '../platform/http/mount.ts'],
  ['server/src/jobs/routes.ts', '../db/connect.ts'],
  ['server/src/jobs/routes.ts', '../adapters/mail.ts'],
  ['server/src/jobs/deep/routes.ts', '../queries.ts'],
  ['server/src/jobs/deep/routes.ts', '../../hiring/api.ts'],
  ['server/src/jobs/deep/routes.ts', '../../platform/http/mount.ts'],
  ['server/src/jobs/deep/routes.ts', '../../db/connect.ts'],
  ['server/src/jobs/jobs.test.ts', '../hiring/queries.ts'],
  ['server/src/jobs/jobs.test.ts', '../../test/instance.ts'],
  ['server/demo/seed.ts', '../src/db/connect.ts'],
  ['server/demo/seed.ts', '../src/jobs/api.ts'],
  ['server/src/main.ts', './db/connect.ts'],
  ['server/src/main.ts', '../demo/seed.ts'],
  ['server/src/platform/http/probes.ts', '../../db/connect.ts'],
  ['server/src/platform/http/probes.ts', '../queue/queue.ts'],
  ['server/src/search/documents.ts', '../db/connect.ts'],
  ['server/src/search/documents.ts', '../platform/queue/queue.ts'],
  ['server/src/search/tokens.ts', '@guildhall/contract/search/words'],
  ['server/src/db/embedded/start.ts', '../connect.ts'],
  ['web/src/ui/Button.tsx', './cx.ts'],
  ['web/src/ui/Marked.tsx', '@guildhall/contract/search/words'],
  ['web/src/api/client.ts', '@guildhall/contract/endpoint'],
  ['web/src/shell/Header.tsx', '../ui/Button.tsx'],
  ['web/src/shell/Header.tsx', '../api/session.ts'],
  ['web/src/main.tsx', './routes.tsx'],
  ['web/src/routes.tsx', './jobs/routes.tsx'],
  ['web/src/ssr/server.tsx', '../routes.tsx'],
  ['web/src/hiring/ApplyPage.tsx', '../jobs/api.ts'],
  ['web/src/hiring/ApplyPage.tsx', '../api/client.ts'],
  ['web/src/hiring/ApplyPage.tsx', '../shell/guards.tsx'],
  ['web/src/posting/AddJobPage.tsx', '../to.ts'],
  ['web/src/posting/AddJobPage.tsx', '../ui/Button.tsx'],
  ['web/src/posting/AddJobPage.test.tsx', '../../test/render.tsx'],
]

/** Lints a project that consists of these imports alone; returns a report of each import that breaks a rule. */
async function lint(plants: Plant[]) {
  const folder = await freshFolder()
  await copyFile(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  const files = Map.groupBy(plants, ([file]) => file)
  for (const [file, imports] of files) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), imports.map(([, imported]) => `import '${imported}'\n`).join(''))
  }
  const oxlint = promisify(execFile)(process.execPath, [OXLINT, '--format', 'json'], { cwd: folder })
  // The exit code is 1 if anything is reported.
  const { stdout } = await oxlint.catch((failed: { stdout: string }) => failed)
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] }
  return diagnostics
    .filter(({ code }) => code === 'eslint(no-restricted-imports)')
    .map(({ filename, help, labels }) => reportOf(files.get(filename)![labels[0]!.span.line - 1]!, help))
}

type Diagnostic = { code: string; filename: string; help: string; labels: { span: { line: number } }[] }

const reportOf = ([file, imported]: Plant, message: string) => `${file} imports ${imported}: ${message}`

test('an import that breaks a rule is reported with the message of that rule', async () => {
  const expected = Object.entries(BAD).flatMap(([message, plants]) =>
    plants.map((plant) => reportOf(plant, message)),
  )
  const reported = await lint(Object.values(BAD).flat())
  expect(expected.filter((report) => !reported.includes(report))).toEqual([])
})

test('an import that follows the rules is not reported', async () => {
  expect(await lint(GOOD)).toEqual([])
})
