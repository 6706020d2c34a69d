import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/support/server_process'

type Sample = { metric: Record<string, string>; value: [number, string] }

/** A Prometheus that reads these ports every second; null, and said aloud, where none is installed. */
export async function startPrometheus(ports: number[]) {
  if (spawnSync('prometheus', ['--version']).error) {
    process.stderr.write('  Prometheus is not installed (apt-get install prometheus): not run\n')
    return null
  }
  const folder = await mkdtemp(join(tmpdir(), 'gigstall-prometheus-'))
  const targets = ports.map((port) => `127.0.0.1:${port}`)
  const config = {
    global: { scrape_interval: '1s' },
    scrape_configs: [{ job_name: 'gigstall', static_configs: [{ targets }] }],
  }
  await writeFile(join(folder, 'prometheus.yml'), JSON.stringify(config))
  const origin = `127.0.0.1:${await freePort()}`
  const child = spawn(
    'prometheus',
    [
      `--config.file=${join(folder, 'prometheus.yml')}`,
      `--storage.tsdb.path=${join(folder, 'data')}`,
      `--web.listen-address=${origin}`,
    ],
    { stdio: 'ignore' }
  )
  for (let waited = 0; waited < 30_000; waited += 100) {
    const answer = await fetch(`http://${origin}/-/ready`).catch(() => null)
    if (answer?.ok) break
    await pause(100)
  }
  return {
    /** Throws for a query that Prometheus does not understand. */
    async query(expr: string): Promise<Sample[]> {
      const address = `http://${origin}/api/v1/query?query=${encodeURIComponent(expr)}`
      const body = (await (await fetch(address)).json()) as {
        status: string
        error?: string
        data: { result: Sample[] }
      }
      if (body.status !== 'success') throw new Error(`${expr}: ${body.error}`)
      return body.data.result
    },
    async end() {
      child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true })
    },
  }
}
