/**
 * Servers and workers as processes of the built application, each started again when it ends, as a supervisor does.
 */
import { openSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProcess } from '../../bin/launcher/children.js'
import { inRoot } from '../../bin/launcher/paths.js'

const TIMEOUT_MILLISECONDS = 60_000

/** `kind`: 'server' or 'worker'; `node`: arguments for Node before those of the application */
export class Node {
  #process = null
  #isWanted = true
  starts = 0

  constructor(kind, name, { env, port, folder, nodeArguments = [] }) {
    Object.assign(this, { kind, name, env, port, folder, nodeArguments })
    this.log = openSync(join(folder, `${name}.log`), 'a')
  }

  get address() {
    return `http://127.0.0.1:${this.port}`
  }

  /** Of the process that runs at present. */
  get pid() {
    return this.#process?.child.pid ?? null
  }

  start() {
    const args = this.kind === 'server' ? ['bin/server.js'] : ['ace.js', 'queue:work']
    this.starts++
    const running = startProcess([...this.nodeArguments, ...args], {
      cwd: inRoot('build'),
      env: { ...this.env, ...(this.port ? { PORT: String(this.port) } : {}) },
      stdout: this.log,
      stderr: this.log,
      timeout: 5_000,
    })
    this.#process = running
    running.exited.then(() => {
      if (this.#process === running) this.#process = null
      if (this.#isWanted) this.start()
    })
  }

  /** As the system does when memory is short: nothing in it runs any more. False where it is down already. */
  kill() {
    const { child } = this.#process ?? {}
    if (!child) return false
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      return false
    }
    this.#process = null
    return true
  }

  async ready() {
    if (this.kind === 'worker') return
    const overdue = Date.now() + TIMEOUT_MILLISECONDS
    while (!(await isReady(this.port))) {
      if (Date.now() > overdue) throw new Error(`${this.name} is not ready: see ${this.folder}`)
      await wait(60)
    }
  }

  async stop() {
    this.#isWanted = false
    await this.#process?.stop()
  }
}

async function isReady(port) {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`, {
      signal: AbortSignal.timeout(3_000),
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
