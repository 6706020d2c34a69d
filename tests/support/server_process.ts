import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { TYPESCRIPT_LOADER } from '#tests/support/ace_process'

export type ServerProcess = {
  port: number
  origin: string
  child: ChildProcess
  /** Everything that it has logged so far. */
  log: () => string
  /** Resolves with its exit code. */
  exited: Promise<number | null>
}

/** The server as a process of its own, on this test's database. The caller ends it. */
export async function startServerProcess({
  imports = [],
  settings = {},
  name = '127.0.0.1',
}: {
  /** Modules that are loaded before it, as addresses. */
  imports?: string[]
  settings?: Record<string, string>
  /** What the shop is called in its address. */
  name?: string
} = {}): Promise<ServerProcess> {
  const port = await freePort()
  const origin = `http://${name}:${port}`
  const loaders = [TYPESCRIPT_LOADER, ...imports].map((module) => `--import=${module}`)
  const child = spawn(process.execPath, [...loaders, 'bin/server.ts'], {
    cwd: app.makePath(),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DATABASE_URL: env.get('DATABASE_URL'),
      PORT: String(port),
      APP_URL: origin,
      SESSION_DRIVER: 'hybrid',
      LOG_LEVEL: 'error',
      JOBS: 'off',
      ...settings,
    },
  })
  let log = ''
  child.stdout.on('data', (text) => (log += text))
  child.stderr.on('data', (text) => (log += text))
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const server = { port, origin, child, log: () => log, exited }
  await untilLive(server)
  return server
}

async function untilLive({ origin, child, log }: ServerProcess) {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (child.exitCode !== null) throw new Error(`The server has ended:\n${log()}`)
    const answer = await fetch(`${origin}/health`).catch(() => null)
    if (answer?.ok) return
    await pause(100)
  }
  throw new Error(`The server does not start:\n${log()}`)
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  return port
}
