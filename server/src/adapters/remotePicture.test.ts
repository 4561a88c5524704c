import type { RequestListener } from 'node:http'
import { describe, expect, test } from 'vitest'
import { pictureServer, trustingAgent } from '../../test/pictureServer.ts'
import { pictureFetcher } from './remotePicture.ts'

const MB = 1024 * 1024

/** Fetches /picture from a server that is allowed and trusted. */
async function fetchFrom(listener: RequestListener, timeoutMs = 60_000) {
  const host = await pictureServer(listener)
  return pictureFetcher({ hosts: [host], agent: trustingAgent(), timeoutMs })(`https://${host}/picture`)
}

describe('fetching a picture', () => {
  test('a file of up to 2 MB is returned whole', async () => {
    const file = Buffer.alloc(2 * MB, 'picture')
    expect(await fetchFrom((_, response) => void response.end(file))).toEqual(file)
  })

  test('a larger file is refused, whether or not its size is declared', async () => {
    const file = Buffer.alloc(2 * MB + 1)
    await expect(fetchFrom((_, response) => void response.end(file))).rejects.toThrow('too large')
    const inChunks: RequestListener = (_, response) => {
      response.write(file.subarray(1))
      response.end('x')
    }
    await expect(fetchFrom(inChunks)).rejects.toThrow('too large')
  })

  test('a redirect is not followed', async () => {
    let requests = 0
    const redirecting: RequestListener = (_, response) => {
      requests += 1
      response.writeHead(302, { location: '/other' }).end()
    }
    await expect(fetchFrom(redirecting)).rejects.toThrow('answered with 302')
    expect(requests).toBe(1)
  })

  test('a missing picture, and a connection that is lost, are errors', async () => {
    await expect(fetchFrom((_, response) => void response.writeHead(404).end())).rejects.toThrow('404')
    await expect(fetchFrom(({ socket }) => void socket.destroy())).rejects.toThrow('socket hang up')
    const cut: RequestListener = ({ socket }, response) => {
      response.writeHead(200, { 'content-length': 10 })
      response.write('x', () => socket.destroy())
    }
    await expect(fetchFrom(cut)).rejects.toThrow('aborted')
  })

  test('a server that does not answer, or not completely, is given up', async () => {
    await expect(fetchFrom(() => undefined, 100)).rejects.toThrow('aborted')
    await expect(fetchFrom((_, response) => void response.write('x'), 100)).rejects.toThrow('aborted')
  })

  test('only https URLs without credentials at the allowed hosts are fetched', async () => {
    const fetchPicture = pictureFetcher({ hosts: ['pictures.example'] })
    for (const url of [
      'http://pictures.example/a.png',
      'https://pictures.example:8443/a.png',
      'https://pictures.example.evil.example/a.png',
      'https://evil.example/pictures.example',
      'https://user:secret@pictures.example/a.png',
      'https://pictures.example@evil.example/a.png',
      'file:///etc/passwd',
    ])
      await expect.soft(fetchPicture(url), url).rejects.toThrow('not allowed')
    await expect(fetchPicture('no URL')).rejects.toThrow('Invalid URL')
  })

  test.each([
    '127.0.0.1',
    '127.1',
    '0x7f000001',
    '2130706433',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[fd00::1]',
    '[fe80::1]',
    'localhost',
  ])(
    'an allowed host at the address %s is not contacted, because the address is not public',
    async (host) => {
      let requests = 0
      const [, port] = (await pictureServer(() => (requests += 1))).split(':')
      const url = new URL(`https://${host}:${port}/picture`)
      const fetchPicture = pictureFetcher({ hosts: [url.host], agent: trustingAgent({}) })
      await expect(fetchPicture(url.href)).rejects.toThrow('IP address')
      expect(requests).toBe(0)
    },
  )
})
