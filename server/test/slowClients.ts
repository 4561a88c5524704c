import { connect } from 'node:net'
import { lookups } from '@guildhall/contract/lookups/endpoints'
import { account } from '@guildhall/contract/account/endpoints'
import { onTestFinished } from 'vitest'

type Ended = { afterSeconds: number; statusLine: string }

/** A client that sends `first`, then a letter each second; resolves when the server closes the connection. */
export function slowSender(port: number, first: string) {
  const started = performance.now()
  return new Promise<Ended>((resolve) => {
    let response = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(first))
    const dripping = setInterval(() => socket.write('a'), 1000)
    const giveUp = () => {
      clearInterval(dripping)
      socket.destroy()
    }
    onTestFinished(giveUp)
    socket.on('data', (text) => (response += String(text)))
    socket.on('error', () => undefined)
    socket.on('close', () => {
      giveUp()
      resolve({ afterSeconds: (performance.now() - started) / 1000, statusLine: response.split('\r\n')[0]! })
    })
  })
}

export const SLOW_HEADERS = `GET ${lookups.getSkills.path} HTTP/1.1\r\nhost: guildhall.test\r\nx-slow: `
export const SLOW_BODY = `POST ${account.logIn.path} HTTP/1.1\r\nhost: guildhall.test\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"email":"`

/** A client that requests the largest file, 1.7 MB, ten times and reads nothing. */
export function neverReader(port: number) {
  const request = 'GET /api/docs/assets/swagger-ui-bundle.js HTTP/1.1\r\nhost: guildhall.test\r\n\r\n'
  const socket = connect(port, '127.0.0.1', () => socket.write(request.repeat(10)))
  socket.pause()
  socket.on('error', () => undefined)
  onTestFinished(() => void socket.destroy())
}
