/** A web node or worker of a release, which a supervisor would start with the same arguments. */
import { spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { statSync } from 'node:fs'
import { SERVER, SERVER_ENVIRONMENT } from '../../bin/launcher/server.js'
import { watchParent } from '../../bin/launcher/parent_watch.js'

const READY_WITHIN_MS = 120_000

export class ReleaseNode {
  #child = null

  /** @param options `{ name, folder, releases, env, port }`: a worker has no port */
  constructor({ name, folder, releases, env, port = null }) {
    Object.assign(this, { name, folder, releases, env, port })
    this.log = openSync(join(folder, `${name}.log`), 'a')
    this.healthFile = join(folder, `${name}.health`)
  }

  async start(release) {
    const args = this.port ? SERVER : ['ace.js', 'queue:work']
    const own = this.port
      ? { PORT: String(this.port), JOBS: 'off' }
      : { WORKER_HEALTH_FILE: this.healthFile }
    const watch = watchParent('self')
    const cwd = this.releases[release]
    const begun = Date.now()
    this.#child = spawn(join(cwd, 'runtime', 'node'), [...watch.args, ...args], {
      cwd,
      env: { ...this.env, ...SERVER_ENVIRONMENT, ...own },
      stdio: ['ignore', this.log, this.log, ...watch.stdio],
    })
    while (!(await this.#isReady(begun))) {
      if (this.#child.exitCode !== null || Date.now() > begun + READY_WITHIN_MS)
        throw new Error(`${this.name} does not start on release ${release}: see ${this.folder}`)
      await wait(100)
    }
  }

  async stop() {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null) return
    const exited = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const code = await exited
    if (code !== 0) throw new Error(`${this.name} ended with ${code}: see ${this.folder}`)
  }

  async changeTo(release) {
    await this.stop()
    await this.start(release)
  }

  async #isReady(begun) {
    if (!this.port) return statSync(this.healthFile, { throwIfNoEntry: false })?.mtimeMs > begun
    try {
      const answer = await fetch(`http://127.0.0.1:${this.port}/health/ready`, {
        signal: AbortSignal.timeout(3_000),
      })
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }
}
