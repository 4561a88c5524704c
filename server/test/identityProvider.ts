import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Identity } from '../demo/identities.ts'
import { findFreePort } from '../src/db/embedded/freePort.ts'

const PROGRAM = join(import.meta.dirname, 'identityProviderProcess.ts')

type Options = { redirectUri: string; identities: Identity[] }

/** Kept for later tests of the worker, because a start takes longer than most tests. They end with the worker. */
const unused: { redirectUri: string; issuer: string; child: ChildProcess }[] = []

function takeUnused(redirectUri: string) {
  const index = unused.findIndex((one) => one.redirectUri === redirectUri)
  return index < 0 ? undefined : unused.splice(index, 1)[0]
}

/** A real OpenID provider in its own process, with the issuer at the root of a loopback port, for one test. */
export async function startIdentityProvider({ redirectUri, identities }: Options) {
  const kept = takeUnused(redirectUri)
  const issuer = kept?.issuer ?? `http://127.0.0.1:${await findFreePort()}`
  const client = { clientId: 'guildhall', clientSecret: 'a secret of the tests' }
  let child = kept?.child

  /** Starts it again after `stop`, with the same issuer and other keys. */
  async function start() {
    child = fork(PROGRAM, [JSON.stringify({ issuer, redirectUri, ...client })])
    child.unref()
    child.channel!.unref()
    await once(child, 'message')
    await setIdentities(identities)
  }

  async function stop() {
    const stopping = child
    child = undefined
    if (!stopping) return
    stopping.kill()
    await once(stopping, 'exit')
  }

  /** Changes the claims of everybody at the provider. */
  async function setIdentities(all: Identity[]) {
    child!.send(all)
    await once(child!, 'message')
  }

  onTestFinished(() => {
    if (child) unused.push({ redirectUri, issuer, child })
  })
  await (child ? setIdentities(identities) : start())
  return {
    issuer,
    ...client,
    start,
    stop,
    setIdentities,
    /** Follows `startUrl`, an authorization request, as a browser, chooses `sub` or cancels, and returns the URL of the callback. */
    logIn: (startUrl: string, sub: string) => chooseIdentity(startUrl, { end: redirectUri, sub }),
  }
}

/** Follows redirects to the provider's page, chooses there, and follows them to a URL that begins with `end`. */
export async function chooseIdentity(startUrl: string, { end, sub }: { end: string; sub: string }) {
  const browser = cookieJar()
  const choice = await browser.follow(startUrl, end)
  if (choice.startsWith(end)) return choice
  return browser.follow(choice, end, new URLSearchParams({ sub: sub === 'cancel' ? '' : sub }))
}

/** Makes requests with the cookies that earlier ones have set. */
function cookieJar() {
  const cookies = new Map<string, string>()

  /** Follows redirects to the first page, or to `end`, which isn't requested. Returns the URL. */
  async function follow(url: string, end: string, form?: URLSearchParams): Promise<string> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      cookies.set(name!, value!)
    }
    const text = await response.text()
    const location = response.headers.get('location')
    if (response.status >= 400) throw new Error(`The provider answered ${response.status}: ${text}`)
    if (!location) return url
    const target = new URL(location, url).href
    return target.startsWith(end) ? target : follow(target, end)
  }

  return { follow }
}
