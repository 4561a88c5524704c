import { once } from 'node:events'
import { FILE_ERRORS } from '@guildhall/contract/fileErrors'
import { profile } from '@guildhall/contract/profile/endpoints'
import { MAX_FILE_BYTES } from '@guildhall/contract/sizes'
import Fastify, { type FastifyRequest } from 'fastify'
import type { Socket } from 'node:net'
import { expect, test, vi, onTestFinished } from 'vitest'
import { freshFolder } from '../../../test/folders.ts'
import type { Account } from '../../../test/factories.ts'
import { freshInstance } from '../../../test/instance.ts'
import { listen, openConnection } from '../../../test/rawHttp.ts'
import { aPdf, formWith, uploadResume } from '../../../test/uploads.ts'
import { openFolder } from '../../adapters/files.ts'
import { answerErrors } from './errors.ts'
import { Refused } from './refusal.ts'
import { acceptUploads, readUpload, type UploadThresholds } from './uploads.ts'

/** All that is checked of a PDF, and text. */
const pdf = `%PDF-1.4\n${'x'.repeat(1000)}\n%%EOF\n`

const MULTIPART = 'multipart/form-data; boundary=x'
const field = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = (name: string, content: string, headers = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"; filename="cv.pdf"\r\n${headers}\r\n${content}\r\n`
const END = '--x--\r\n'
/** A large body that is refused before it has arrived: it has too many fields. */
const tooManyFields = `${field('a', '1').repeat(4)}${file('pdf', pdf + ' '.repeat(3_000_000))}${END}`

async function uploadingInstance() {
  const files = await openFolder(await freshFolder())
  const instance = await freshInstance({ files, maxConnectionsPerAddress: 1000 })
  const ann = await instance.newAccount()
  const authorization = `JWT ${ann.access}`
  /** Sends a body as it is. */
  const send = async (payload: string, type: string | undefined = MULTIPART) => {
    const headers = { authorization, ...(type && { 'content-type': type }) }
    const response = await instance.app.inject({
      method: 'POST',
      url: profile.saveResume.path,
      headers,
      payload,
    })
    return { status: response.statusCode, ...response.json<{ error?: string; errorField?: object }>() }
  }
  return { instance, ann, authorization, send }
}

test('a multipart body is read with its fields before or after its file', async () => {
  const { send } = await uploadingInstance()
  expect(await send(field('name', 'cv') + file('pdf', pdf) + END)).toMatchObject({ status: 201 })
  expect(await send(file('pdf', pdf) + field('name', 'cv') + END)).toMatchObject({ status: 201 })
})

test('a body that is not multipart answers 415', async () => {
  const { send } = await uploadingInstance()
  const refused = { status: 415, error: FILE_ERRORS.notMultipart }
  for (const type of ['application/json', 'application/pdf', 'text/plain', 'application/octet-stream', 'x/y'])
    expect.soft(await send('{"name":"cv"}', type), type).toEqual(refused)
  expect(await send('', '')).toEqual(refused)
})

test('a multipart body without its file, with two or that is broken answers 400', async () => {
  const { send } = await uploadingInstance()
  const name = field('name', 'cv')
  const missing = { status: 400, error: FILE_ERRORS.missing, errorField: { pdf: [FILE_ERRORS.missing] } }
  for (const body of [
    '',
    END,
    name + END,
    name + file('cv', pdf) + END,
    name + field('pdf', pdf.slice(0, 99)) + END,
  ])
    expect.soft(await send(body), body.slice(0, 100)).toEqual(missing)

  const several = { status: 400, error: FILE_ERRORS.several }
  expect(await send(name + file('pdf', pdf) + file('pdf', pdf) + END)).toEqual(several)
  expect(await send(name + file('x', pdf) + file('pdf', pdf) + END)).toEqual(several)

  const broken = { status: 400, error: FILE_ERRORS.broken }
  const whole = name + file('pdf', pdf)
  for (const [body, type] of [
    [whole + END, 'multipart/form-data'],
    [whole + END, 'multipart/form-data; boundary=y'],
    [whole + END, `multipart/form-data; boundary=${'x'.repeat(100)}`],
    [whole + END, `multipart/form-data; boundary=${'x'.repeat(300)}`],
    [whole],
    [whole.slice(0, -1000)],
    [name.slice(0, 20)],
    ['x'.repeat(1000)],
    [field('a', '1').repeat(4) + whole + END],
    [field('__proto__', '1') + whole + END],
    [name + file('constructor', pdf) + END],
  ] as const)
    expect.soft(await send(body, type), `${type} ${body.slice(0, 60)}`).toEqual(broken)

  for (const invalid of ['', field('name', ''), field('name', 'x'.repeat(5000))])
    expect.soft(await send(invalid + file('pdf', pdf) + END)).toMatchObject({
      status: 400,
      errorField: { name: [expect.any(String)] },
    })
})

test('a file of 5 MiB is accepted, and a larger one answers 413 whether or not its length is announced', async () => {
  const { instance, ann, authorization } = await uploadingInstance()
  const { length } = await aPdf()
  const ofSize = (size: number) => aPdf(undefined, 'x'.repeat(size - length))
  expect(await ofSize(MAX_FILE_BYTES)).toHaveLength(MAX_FILE_BYTES)
  const save = async (size: number) =>
    (await uploadResume(instance, ann, { content: await ofSize(size) })).statusCode
  expect(await save(MAX_FILE_BYTES)).toBe(201)
  expect(await save(MAX_FILE_BYTES + 1)).toBe(413)
  expect(await save(6 * 1024 * 1024)).toBe(413)

  const { url } = await listen(instance.app)
  const { payload, headers } = await formWith(
    'pdf',
    { content: await ofSize(6 * 1024 * 1024) },
    { name: 'cv' },
  )
  for (const body of [payload, new Blob([payload]).stream()]) {
    const response = await fetch(url + profile.saveResume.path, {
      method: 'POST',
      headers: { ...headers, authorization },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit)
    expect([response.status, await response.json()]).toEqual([413, { error: FILE_ERRORS.tooLarge }])
  }
})

const head = (authorization: string, length: number) =>
  [
    `POST ${profile.saveResume.path} HTTP/1.1`,
    'host: guildhall.test',
    `authorization: ${authorization}`,
    `content-type: ${MULTIPART}`,
    `content-length: ${length}`,
    '',
    '',
  ].join('\r\n')

test('a refused caller and an announced excess are answered before the body is sent', async () => {
  const { instance, authorization } = await uploadingInstance()
  const company = await instance.newCompany()
  const { port } = await listen(instance.app)
  for (const [caller, length, status] of [
    ['JWT x', 1000, 401],
    [`JWT ${company.access}`, 1000, 403],
    [authorization, 6_000_000, 413],
  ] as const) {
    const socket = await openConnection(port)
    socket.write(head(caller, length))
    const [data] = (await once(socket, 'data')) as [Buffer]
    expect(String(data)).toContain(`HTTP/1.1 ${status} `)
  }
})

test('a connection can be used again after a refused upload', async () => {
  const { instance, authorization } = await uploadingInstance()
  const { port } = await listen(instance.app)
  const next = 'GET /healthz HTTP/1.1\r\nhost: guildhall.test\r\nconnection: close\r\n\r\n'
  const socket = await openConnection(port)
  const chunks: string[] = []
  socket.on('data', (chunk) => void chunks.push(String(chunk)))
  socket.write(head(authorization, tooManyFields.length) + tooManyFields + next)
  await once(socket, 'close')
  expect(chunks.join('').match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200'])
})

test('a client that closes its connection after the response sends its whole refused upload', async () => {
  const { instance, authorization } = await uploadingInstance()
  const { port } = await listen(instance.app)
  const socket = await openConnection(port)
  const closing = head(authorization, tooManyFields.length).replace('\r\n', '\r\nconnection: close\r\n')
  const response = once(socket, 'data')
  const isSent = new Promise<boolean>((done) =>
    socket.write(closing + tooManyFields, (error) => done(!error)),
  )
  expect(String(await response)).toMatch(/^HTTP\/1.1 400 .*\r\nconnection: keep-alive\r\n/is)
  expect(await isSent).toBe(true)
})

const whole = field('name', 'cv') + file('pdf', pdf) + END

/** An instance that listens, and uploads of it that send nothing but their headers until `finish`. */
async function slowUploads(uploads: Partial<UploadThresholds> = {}) {
  const files = await openFolder(await freshFolder())
  const instance = await freshInstance({ files, uploads })
  let admitted = 0
  instance.app.addHook('preParsing', async ({ routeOptions }) => {
    if (routeOptions.config.isUpload) admitted += 1
  })
  const { port } = await listen(instance.app)
  /** Begins an upload from an address, and resolves once it has a slot or waits for one. */
  async function begin({ access }: Account, address?: string) {
    const socket = await openConnection(port, address)
    const before = admitted
    socket.write(head(`JWT ${access}`, whole.length))
    await expect.poll(() => admitted).toBe(before + 1)
    const status = once(socket, 'data').then(([data]) => Number(String(data).split(' ')[1]))
    return { socket, status, finish: () => socket.write(whole) }
  }
  return { instance, begin }
}

test('eight slow uploads of one account leave other accounts their slots at once', async () => {
  const { instance, begin } = await slowUploads()
  const [ann, ben] = [await instance.newAccount(), await instance.newAccount()]
  const slow = []
  for (let i = 0; i < 8; i += 1) slow.push(await begin(ann))
  const other = await begin(ben)
  other.finish()
  expect(await other.status).toBe(201)
  // Two have a slot, four wait, and two are refused at once.
  expect([await slow[6]!.status, await slow[7]!.status]).toEqual([503, 503])
  for (const { finish } of slow) finish()
  expect(await Promise.all(slow.slice(0, 6).map(({ status }) => status))).toEqual(Array(6).fill(201))
})

test('slow uploads of many accounts from one address leave slots to other addresses', async () => {
  const { instance, begin } = await slowUploads()
  const crowd = await Promise.all(Array.from({ length: 10 }, () => instance.newAccount()))
  const slow = []
  for (const account of crowd) slow.push(await begin(account, '127.0.0.2'))
  const other = await begin(await instance.newAccount(), '127.0.0.3')
  other.finish()
  expect(await other.status).toBe(201)
  for (const { finish } of slow) finish()
  expect(await Promise.all(slow.map(({ status }) => status))).toEqual(Array(10).fill(201))
})

test('an upload that sends too little in a window is answered 408, and its slot is free', async () => {
  const { instance, begin } = await slowUploads({ max: 1, windowMs: 50, minBytes: 1 })
  const [ann, ben] = [await instance.newAccount(), await instance.newAccount()]
  const slow = await begin(ann)
  const other = await begin(ben)
  other.finish()
  expect(await slow.status).toBe(408)
  expect(await other.status).toBe(201)
})

test('an upload slower than others need while they wait is answered 503, and they take its slot', async () => {
  const thresholds = { max: 1, windowMs: 50, minBytes: 0, minBytesWhileOthersWait: 1 }
  const { instance, begin } = await slowUploads(thresholds)
  const [ann, ben] = [await instance.newAccount(), await instance.newAccount()]
  const slow = await begin(ann)
  const other = await begin(ben)
  other.finish()
  expect(await slow.status).toBe(503)
  expect(await other.status).toBe(201)
})

test("one account's uploads that wait for each other end no upload of another account", async () => {
  const { instance, begin } = await slowUploads({ minBytes: 0, minBytesWhileOthersWait: 1 })
  const [ann, ben] = [await instance.newAccount(), await instance.newAccount()]
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const other = await begin(ben)
  const crowd = [await begin(ann), await begin(ann), await begin(ann)]
  const ended: number[] = []
  for (const { status } of crowd) void status.then((code) => ended.push(code))
  const pass = () => {
    vi.advanceTimersByTime(5_000)
    return ended[0]
  }
  await expect.poll(pass).toBe(503)
  other.finish()
  expect(await other.status).toBe(201)
})

test('an upload that sends enough in each window is not ended, even while others wait', async () => {
  const { instance, begin } = await slowUploads({ max: 1, minBytes: 20, minBytesWhileOthersWait: 20 })
  const [ann, ben] = [await instance.newAccount(), await instance.newAccount()]
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const connected = once(instance.app.server, 'connection') as Promise<[Socket]>
  const steady = await begin(ann)
  const [served] = await connected
  const other = await begin(ben)
  other.finish()
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0)
  for (let sent = 0; sent < whole.length; sent += 100) {
    const before = served.bytesRead
    const part = whole.slice(sent, sent + 100)
    steady.socket.write(part)
    await expect.poll(() => served.bytesRead - before).toBe(part.length)
    vi.advanceTimersByTime(5_000)
  }
  expect(await steady.status).toBe(201)
  expect(await other.status).toBe(201)
})

test('uploads beyond those that fit into memory wait, and beyond the queue they are answered 503', async () => {
  const { instance, begin } = await slowUploads({ max: 2, maxWaiting: 3 })
  const accounts = await Promise.all(Array.from({ length: 6 }, () => instance.newAccount()))
  const slow = []
  for (const account of accounts) slow.push(await begin(account))
  expect(await slow[5]!.status).toBe(503)
  // Those that give up free their places.
  slow[0]!.socket.destroy()
  for (const { finish } of slow.slice(1, 5)) finish()
  expect(await Promise.all(slow.slice(1, 5).map(({ status }) => status))).toEqual(Array(4).fill(201))
})

/** A server with one endpoint that answers with the length of its file, and the errors that it had. */
async function measuringApp(beforeReading?: (request: FastifyRequest) => void) {
  const errors: Error[] = []
  const app = Fastify()
  onTestFinished(() => app.close())
  answerErrors(app)
  app.addHook('onError', async (_request, _response, error) => void errors.push(error))
  app.register(async (app) => {
    acceptUploads(app, { maxPerAccount: 8, maxPerNetwork: 8 })
    app.addHook('preValidation', async (request) => beforeReading?.(request))
    const preValidation = readUpload(profile.saveResume.file)
    app.post(profile.saveResume.path, { preValidation }, async (request) => request.uploadedFile!.length)
  })
  return { app, errors }
}

/** Begins one upload more than are read at a time, without their bodies: the last one waits. */
async function beginNine(port: number, countBegun: () => number) {
  const whole = file('pdf', pdf) + END
  const sockets = await Promise.all(Array.from({ length: 9 }, async () => openConnection(port)))
  for (const [n, socket] of sockets.entries()) {
    socket.write(head('JWT x', whole.length))
    await expect.poll(countBegun).toBe(n + 1)
  }
  return { whole, sockets }
}

test('an upload whose client leaves while it waits is not read, and leaves its place to others', async () => {
  let waiting = 0
  const { app, errors } = await measuringApp(() => void waiting++)
  const { port } = await listen(app)
  const { whole, sockets } = await beginNine(port, () => waiting)
  const last = sockets.pop()!
  last.write(whole)
  last.destroy()
  await expect.poll(() => errors).toEqual([new Refused(400, FILE_ERRORS.broken)])
})

test('an upload that waits for 30 s is answered 503, and its connection can be used again', async () => {
  let waiting = 0
  const { app } = await measuringApp(() => void waiting++)
  const { port } = await listen(app)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { whole, sockets } = await beginNine(port, () => waiting)
  const last = sockets.pop()!
  const response = once(last, 'data')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(String(await response)).toContain('HTTP/1.1 503 ')
  last.write(whole + 'GET / HTTP/1.1\r\nhost: guildhall.test\r\n\r\n')
  expect(String(await once(last, 'data'))).toContain('HTTP/1.1 404 ')
})

test('an error that is not about the body answers 500', async () => {
  const { app, errors } = await measuringApp((request) => {
    request.parts = () => {
      throw new TypeError('a bug')
    }
  })
  const response = await app.inject({
    method: 'POST',
    url: profile.saveResume.path,
    headers: { 'content-type': MULTIPART },
    payload: file('pdf', pdf) + END,
  })
  expect(response.statusCode).toBe(500)
  expect(errors).toEqual([new TypeError('a bug')])
})

test('a slow body is ended after 12 s, and that of an upload is not', async () => {
  const { instance, authorization } = await uploadingInstance()
  const { port } = await listen(instance.app)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const [upload, stranger] = [await openConnection(port), await openConnection(port)]
  stranger.resume()
  const isRouted = once(instance.app.server, 'request')
  upload.write(head(authorization, 1000))
  await isRouted
  stranger.write(
    `POST /api/user/token/ HTTP/1.1\r\nhost: guildhall.test\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{`,
  )
  await once(instance.app.server, 'request')
  await expect.poll(() => connectionsOf(instance.app.server)).toBe(2)
  const isEnded = once(stranger, 'close')
  await vi.advanceTimersByTimeAsync(12_000)
  await isEnded
  expect(upload.closed).toBe(false)
})

const connectionsOf = (server: {
  getConnections: (done: (error: Error | null, count: number) => void) => void
}) => new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)))
