import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { debianPrograms } from '../../bin/launcher/debian_programs.js'
import { freePort } from '#tests/support/server_process'

type Options = { mode?: 'transaction' | 'session'; sessions?: number }

/** Debian's PgBouncer in front of a database. @returns the address of the database behind it */
export async function startPgBouncer(
  database: string,
  { mode = 'transaction', sessions = 3 }: Options = {}
) {
  const { pgbouncer } = await debianPrograms('pgbouncer')
  const target = new URL(database)
  const port = await freePort()
  // It refuses to run as root: the user that it runs as reads its settings.
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  await chmod(folder, 0o755)
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    `[databases]
* = host=127.0.0.1 port=${target.port} user=${target.username} password=${decodeURIComponent(target.password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${sessions}
max_client_conn = 200
`
  )
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(pgbouncer, ['-q', ...asUser, settings], { stdio: 'ignore' })
  const url = new URL(database)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String(port)
  await untilAnswered(url.href)
  return {
    url: url.href,
    async stop() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

async function untilAnswered(connectionString: string) {
  for (let waited = 0; ; waited += 100) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (waited > 10_000) throw error
      await pause(100)
    }
  }
}
