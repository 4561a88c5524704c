import { execFile } from 'node:child_process'
import { symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { contract } from '@guildhall/contract/all'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, test } from 'vitest'
import { freshFolder } from '../../../test/folders.ts'
import { openApiDocument } from './openapi.ts'

const require = createRequire(import.meta.url)
const TSC = join(import.meta.dirname, '../../../../node_modules/typescript/bin/tsc')

const CLIENT = `
import createClient from 'openapi-fetch'
import type { components, paths } from './api.ts'

const client = createClient<paths>({ baseUrl: 'http://localhost:3000' })

export async function findJob(id: number): Promise<components['schemas']['Job']> {
  const { data, error } = await client.GET('/api/job/get_job_detail/{id}/', { params: { path: { id } } })
  if (!data) throw new Error(error.error)
  return data
}

export async function logIn(email: string, password: string): Promise<string> {
  const { data, error } = await client.POST('/api/user/token/', { body: { email, password } })
  if (!data) throw new Error(error.error)
  return data.access
}

export async function saveResume(file: Blob, name: string): Promise<string> {
  const { data, error } = await client.POST('/api/user/save_user_resume/', {
    body: { name, pdf: 'a file, which bodySerializer replaces' },
    bodySerializer: () => {
      const form = new FormData()
      form.append('name', name)
      form.append('pdf', file)
      return form
    },
  })
  if (!data) throw new Error(error.error)
  return data.resume
}

// @ts-expect-error -- a required field is missing
client.POST('/api/user/token/', { body: { email: 'ann@example.com' } })
// @ts-expect-error -- no such path
client.GET('/api/job/')
`

test('a client generated from the document compiles', async () => {
  const folder = await freshFolder()
  const document = JSON.stringify(openApiDocument(contract, 'Guildhall'))
  await writeFile(join(folder, 'api.ts'), astToString(await openapiTS(document)))
  await writeFile(join(folder, 'client.ts'), CLIENT)
  const packages = dirname(dirname(require.resolve('openapi-fetch/package.json')))
  await symlink(packages, join(folder, 'node_modules'))
  const options = {
    module: 'nodenext',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  }
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }))
  const tsc = promisify(execFile)(process.execPath, [TSC, '-p', folder])
  const { stdout } = await tsc.catch((error: { stdout: string }) => error)
  expect(stdout).toBe('')
})
