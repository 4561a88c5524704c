import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import { freshFolder } from '../folders.ts'
import { findFreePort } from '../../src/db/embedded/freePort.ts'

type Ports = { port: number; targets: string[]; folder: string }
type Program = { command: string[]; config: string }

/**
 * nginx as Debian configures a proxy. It learns its visitors' addresses by the PROXY protocol: all are on loopback.
 * Without parameters it sends the name of the upstream as the host, as it would send that of a single server.
 */
export const nginx = ({ port, targets, folder }: Ports, params = 'include /etc/nginx/proxy_params;') => ({
  command: ['nginx', '-p', folder, '-e', 'stderr', '-c'],
  config: `daemon off;
    pid ${folder}/nginx.pid;
    events {}
    http {
      access_log off;
      client_body_temp_path body; proxy_temp_path proxy;
      fastcgi_temp_path fastcgi; uwsgi_temp_path uwsgi; scgi_temp_path scgi;
      upstream localhost { ${targets.map((target) => `server ${target};`).join(' ')} }
      server {
        listen 127.0.0.1:${port} proxy_protocol;
        set_real_ip_from 127.0.0.1;
        real_ip_header proxy_protocol;
        location / { ${params} proxy_pass http://localhost; }
      }
    }`,
})

export const nginxWithoutParams = (ports: Ports) => nginx(ports, '')

/** Each request goes to the next server that is ready. */
export const haproxy = ({ port, targets }: Ports) => ({
  command: ['haproxy', '-db', '-f'],
  config: `defaults
  mode http
  timeout connect 5s
  timeout client 30s
  timeout server 30s
  option forwardfor
frontend visitors
  bind 127.0.0.1:${port} accept-proxy
  default_backend guildhall
backend guildhall
  balance roundrobin
  option httpchk GET /readyz
  option redispatch
${targets.map((target, i) => `  server s${i} ${target} check inter 500ms`).join('\n')}
`,
})

/** Runs a proxy in front of servers (host:port) until the test ends. */
export async function startRealProxy(describe: (ports: Ports) => Program, ...targets: string[]) {
  const folder = await freshFolder()
  const port = await findFreePort()
  const { command, config } = describe({ port, targets, folder })
  const file = join(folder, 'proxy.conf')
  await writeFile(file, config)
  const [program, ...args] = [...command, file]
  const child = spawn(program!, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(child, 'close')
  let stderr = ''
  child.stderr.on('data', (text) => (stderr += text))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  await vi.waitUntil(
    async () => {
      if (child.exitCode !== null) throw new Error(`${program} did not start: ${stderr}`)
      const probe = visitorAt(port, '198.51.100.1')
      const status = await probe.ask('GET', '/healthz').catch(() => 0)
      probe.leave()
      return status === 200
    },
    { timeout: 10_000, interval: 20 },
  )
  return { port, visitor: (address: string) => visitorAt(port, address) }
}

/** A client with one connection, which says by the PROXY protocol that it comes from `address`. */
function visitorAt(port: number, address: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  agent.createConnection = () => {
    const socket = connect(port, '127.0.0.1')
    socket.write(`PROXY TCP4 ${address} 127.0.0.1 40000 ${port}\r\n`)
    return socket
  }
  return {
    async ask(method: string, path: string, headers: Record<string, string> = {}) {
      const outgoing = request({ agent, port, host: '127.0.0.1', method, path, headers }).end()
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage]
      response.resume()
      await once(response, 'end')
      return response.statusCode!
    },
    leave: () => agent.destroy(),
  }
}
