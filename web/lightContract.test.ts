import { contract } from '@guildhall/contract/all'
import type { Endpoint } from '@guildhall/contract/endpoint'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { lightContract } from './lightContract.ts'

const PAGE = 'virtual:page'

/** Builds these lines as a page of the web app, and returns its exports. */
async function buildPage(lines: string) {
  const page: Plugin = {
    name: 'page',
    resolveId: (id) => (id === PAGE ? id : undefined),
    load: (id) => (id === PAGE ? lines : undefined),
  }
  const built = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    plugins: [lightContract, page],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: PAGE, preserveEntrySignatures: 'strict' },
    },
  })
  const { code } = (built as unknown as { output: [{ code: string }] }).output[0]
  const exported: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return { code, exported: exported as Record<string, unknown> }
}

test('an endpoint is reduced to its method, path, file and declared statuses, without a validator', async () => {
  const names = Object.keys(contract)
  const others: Record<string, string> = {
    sessions: 'account/sessions',
    settings: 'account/settings',
    profileSections: 'profile/sections',
    applying: 'hiring/applying',
    similar: 'jobs/similar',
  }
  const fileOf = (name: string) => others[name] ?? `${name}/endpoints`
  const { code, exported } = await buildPage(
    names.map((name) => `export { ${name} } from '@guildhall/contract/${fileOf(name)}'`).join('\n'),
  )

  for (const [feature, endpoints] of Object.entries(contract))
    for (const [name, { method, path, file, responses }] of Object.entries<Endpoint>(endpoints))
      expect((exported[feature] as Record<string, unknown>)[name]).toEqual({
        method,
        path,
        ...(file && { file }),
        responses: Object.fromEntries(Object.keys(responses).map((status) => [status, true])),
      })
  expect(code).not.toContain('_zod')
})

test('other constants of a file of endpoints are unchanged', async () => {
  const { exported } = await buildPage(`export { PREVIEW_LENGTH } from '@guildhall/contract/jobs/endpoints'
    export { ALREADY_APPLIED } from '@guildhall/contract/hiring/applying'`)

  expect(exported).toMatchObject({ PREVIEW_LENGTH: expect.any(Number), ALREADY_APPLIED: expect.any(String) })
})

test('a form keeps its validation rules', async () => {
  const { code } = await buildPage(`export { loginForm } from '@guildhall/contract/account/forms'`)

  expect(code).toContain('Email is required')
  expect(code).toContain('_zod')
})

test.each([
  ['account', 'registrationForm'],
  ['search', 'jobSearchQuery'],
])('a build that imports a schema from the endpoints of %s fails', async (feature, schema) => {
  await expect(
    buildPage(
      `import { ${schema} } from '@guildhall/contract/${feature}/endpoints'; export const read = ${schema}`,
    ),
  ).rejects.toThrow(schema)
})
