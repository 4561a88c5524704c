import type { RequestListener } from 'node:http'
import { createServer } from 'node:https'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { RequestFilteringHttpsAgent, type RequestFilteringAgentOptions } from 'request-filtering-agent'
import { onTestFinished } from 'vitest'

// For localhost and 127.0.0.1, valid until 2120. Nothing but the agent below trusts it.
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBZzCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABOdxPZYCAxr7oNhN
bALUHjfj62njWcOZU0AsxSkhcKf/hXHw3djKPm8LeP6uyXX/HgSBJiUlBRBFvrPN
4jsp+gGjTjBMMA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMwEYIJbG9jYWxob3N0
hwR/AAABMB0GA1UdDgQWBBRIXptMs+kxQr3Sd4MfmB1QLFKXKTAKBggqhkjOPQQD
AgNIADBFAiEArW/tKNHUIPOT9Qbl37kj1Ea65/YOICbWi0uoO0S/QMYCIFgopt1C
Xo0rkSCQJnufMplzDvVHGkmIa4kQWwVQiyFy
-----END CERTIFICATE-----
`
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgkkiJMKItcCq3HnsX
3FqCJmNu5MhUp8OoJCK+C/YZHJChRANCAATncT2WAgMa+6DYTWwC1B434+tp41nD
mVNALMUpIXCn/4Vx8N3Yyj5vC3j+rsl1/x4EgSYlJQUQRb6zzeI7KfoB
-----END PRIVATE KEY-----
`

/** An https server on a loopback port; stopped when the test ends. */
export async function pictureServer(listener: RequestListener) {
  const server = createServer({ cert: CERTIFICATE, key: KEY }, listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return `localhost:${(server.address() as AddressInfo).port}`
}

/** The agent of the product, which also trusts the certificate of `pictureServer`. */
export const trustingAgent = (
  options: RequestFilteringAgentOptions = { allowIPAddressList: ['127.0.0.1'] },
) => new RequestFilteringHttpsAgent({ ca: CERTIFICATE, ...options })
