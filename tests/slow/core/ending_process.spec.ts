import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { TYPESCRIPT_LOADER } from '#tests/support/ace_process'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess } from '#tests/support/server_process'

const statusOf = async (address: string) => (await fetch(address)).status

test.group('A process that is asked to end', (group) => {
  group.each.setup(resetDatabase)
  group.teardown(resetDatabase)

  test('says that it is not ready, serves on for a while, and ends', async ({
    assert,
    cleanup,
  }) => {
    const server = await startServerProcess({ settings: { SHUTDOWN_DELAY_SECONDS: '3' } })
    cleanup(() => void server.child.kill('SIGKILL'))
    while ((await statusOf(`${server.origin}/health/ready`)) !== 200) await pause(100)
    const begun = performance.now()
    server.child.kill('SIGTERM')
    while ((await statusOf(`${server.origin}/health/ready`)) !== 503) await pause(20)
    assert.equal(await statusOf(`${server.origin}/api/genres`), 200)
    assert.isBelow(performance.now() - begun, 2_900)
    assert.equal(await server.exited, 0)
    assert.isAbove(performance.now() - begun, 2_900)
  })
    .tags(['OPS-21'])
    .timeout(120_000)

  test('a worker touches its health file, and ends in order', async ({ assert, cleanup }) => {
    const folder = await mkdtemp(join(tmpdir(), 'gigstall-worker-'))
    const file = join(folder, 'health')
    const worker = spawn(
      process.execPath,
      [`--import=${TYPESCRIPT_LOADER}`, 'bin/console.ts', 'queue:work'],
      { cwd: app.makePath(), env: { ...process.env, WORKER_HEALTH_FILE: file }, stdio: 'ignore' }
    )
    cleanup(() => {
      worker.kill('SIGKILL')
      return rm(folder, { recursive: true })
    })
    const read = () => readFile(file, 'utf8').catch(() => '')
    while ((await read()) === '') await pause(100)
    const first = await read()
    while ((await read()) === first) await pause(500)
    const exited = once(worker, 'exit')
    worker.kill('SIGTERM')
    const [code] = (await exited) as [number | null]
    assert.equal(code, 0)
  })
    .tags(['OPS-22'])
    .timeout(120_000)
})
