import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { expect } from '#tests/support/expect'
import { logLines } from '#tests/support/log_lines'
import { startPrometheus } from '#tests/support/prometheus'
import { resetDatabase } from '#tests/support/reset_database'
import { freePort, startServerProcess, type ServerProcess } from '#tests/support/server_process'
import { startWorkerProcess } from '#tests/support/worker_process'
import { askForConfirmation } from '#tests/support/mail_gate'
import { givenPaidOrder } from '#tests/support/given'

const root = fileURLToPath(new URL('../../../', import.meta.url))
const read = (file: string) => readFileSync(root + file, 'utf8')

type Panel = { title: string; targets: { expr: string }[] }
const { panels } = JSON.parse(read('deploy/grafana/gigstall.json')) as { panels: Panel[] }

/** Names of metrics in rules and dashboard, without the ending that a histogram adds. */
const used = new Set(
  [
    read('deploy/prometheus/rules.yml'),
    ...panels.flatMap(({ targets }) => targets.map((t) => t.expr)),
  ]
    .flatMap((text) => text.match(/\b(gigstall|nodejs|process)_[a-z0-9_]+/g) ?? [])
    .map((name) => name.replace(/_(bucket|count|sum)$/, ''))
)

/** Nothing has happened yet of what they count: their name and help are there, and no series. */
const NEEDS_EVENTS =
  /provider_call|circuit_open|certificate|webhook|gigstall_orders|payouts|timer|queue/

const metricsAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

test.group('The metrics of a running shop', (group) => {
  let server: ServerProcess
  let worker: Awaited<ReturnType<typeof startWorkerProcess>>
  const ports = { server: 0, worker: 0 }

  group.setup(async () => {
    await resetDatabase()
    ports.server = await freePort()
    ports.worker = await freePort()
    server = await startServerProcess({
      settings: { METRICS_PORT: String(ports.server), WATCH_SECONDS: '1' },
    })
    worker = await startWorkerProcess({
      settings: { METRICS_PORT: String(ports.worker), WATCH_SECONDS: '1' },
    })
    for (let time = 0; time < 3; time++) await fetch(`${server.origin}/browse`)
    await fetch(`${server.origin}/no/such/page`)
    return async () => {
      server.child.kill('SIGKILL')
      worker.child.kill('SIGKILL')
      await resetDatabase()
    }
  })

  test('are all there that rules and dashboard use, at servers and workers', async ({ assert }) => {
    const text = await metricsAt(ports.server)
    const missing = [...used].filter((name) => !text.includes(`# HELP ${name} `))
    assert.deepEqual(missing, [])
    // A queue has its series from its first job on: timers run each minute, and the shop is read every 15 s at most.
    await expect
      .poll(() => metricsAt(ports.worker), { timeout: 100_000 })
      .toMatch(/gigstall_queue_oldest_wait_seconds\{queue="[a-z.-]+"\} \d/)
    const ofWorker = await metricsAt(ports.worker)
    assert.include(ofWorker, '# HELP gigstall_job_duration_seconds ')
    for (const role of ['web', 'worker'])
      assert.include(text + ofWorker, `gigstall_nodes{role="${role}"} 1`)
  })
    .tags(['WATCH-4'])
    .timeout(120_000)

  test('count requests by route and status, and kept pages', async ({ assert }) => {
    const text = await metricsAt(ports.server)
    const browsed =
      'gigstall_http_request_duration_seconds_count{method="GET",route="/browse",status="200"} 3'
    assert.include(text, browsed)
    assert.match(text, /gigstall_page_cache_requests_total\{result="hit"\} [12]/)
    assert.match(text, /status="404"/)
    assert.match(text, /gigstall_database_pool\{state="waiting"\} 0/)
  }).tags(['WATCH-4'])

  test('are served on their own port alone', async ({ assert }) => {
    assert.equal((await fetch(`${server.origin}/metrics`)).status, 404)
    assert.equal((await fetch(`http://127.0.0.1:${ports.server}/`)).status, 404)
  }).tags(['WATCH-4'])

  test('answer every query of the dashboard at a Prometheus', async ({ assert, cleanup }) => {
    const prometheus = await startPrometheus([ports.server, ports.worker])
    if (!prometheus) return
    cleanup(prometheus.end)
    for (const { title, targets } of panels) {
      for (const { expr } of targets) {
        let found = await prometheus.query(expr)
        for (let waited = 0; found.length === 0 && waited < 30_000; waited += 500) {
          if (NEEDS_EVENTS.test(expr)) break
          await fetch(`${server.origin}/browse`)
          await pause(500)
          found = await prometheus.query(expr)
        }
        if (!NEEDS_EVENTS.test(expr)) assert.isNotEmpty(found, `${title}: ${expr}`)
      }
    }
    assert.isAbove(panels.length, 9)
  })
    .tags(['WATCH-4'])
    .timeout(120_000)

  test('of a worker stand beside a log in JSON, each line of a job with its name and id', async ({
    assert,
  }) => {
    const { checkout } = await givenPaidOrder({})
    await askForConfirmation(checkout.id)
    const done = () =>
      logLines(worker.log()).find(({ msg, job }) => msg === 'job' && job === 'mails.send')
    for (let waited = 0; !done() && waited < 30_000; waited += 100) await pause(100)
    assert.match(String(done()?.job_id), /^[0-9a-f-]{36}$/)
    assert.isNumber(done()?.milliseconds)
    assert.oneOf(done()?.outcome, ['completed', 'failed'])
    assert.match(await metricsAt(ports.worker), /job_duration_seconds_count\{queue="mails.send"/)
  })
    .tags(['WATCH-3'])
    .timeout(60_000)
})
