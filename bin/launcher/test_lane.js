/**
 * One part of a test run: a Japa process with a database, a port and a folder of its own, so that parts can go side by
 * side.
 */
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from './children.js'

// What `ace test` would run after generating code, which parts that start together must not do at the same time.
const JAPA = ['--import=@poppinss/ts-exec', '--enable-source-maps', 'bin/test.ts']

/**
 * @param args what Japa is given
 * @param env with DATA_DIR
 * @returns `{ stop, show, ended, results }`: `show` prints what came so far and from then on what comes; `ended`
 * resolves to `{ code, output, seconds }`, the output being its end, where the summary stands; `results` is the file with
 * the outcome of every test
 */
export function startLane(args, env) {
  mkdirSync(env.DATA_DIR, { recursive: true })
  const results = join(env.DATA_DIR, 'results.jsonl')
  const begun = Date.now()
  const { child, exited, stop } = startProcess([...JAPA, ...args], {
    env: { ...env, TEST_RESULTS: results },
    stdout: 'pipe',
    // Asked to end, Japa would go on to its last test.
    patience: 2000,
  })

  const held = []
  let shown = false
  let kept = ''
  child.stdout.on('data', (chunk) => {
    if (shown) process.stdout.write(chunk)
    else held.push(chunk)
    kept = (kept + chunk).slice(-20_000)
  })
  const show = () => {
    shown = true
    held.splice(0).forEach((chunk) => process.stdout.write(chunk))
  }
  const closed = once(child.stdout, 'end')
  const end = async () => {
    const code = await exited
    const seconds = Math.round((Date.now() - begun) / 1000)
    // A browser left behind may hold the stream open: then what has come by now is all there is.
    await Promise.race([closed, sleep(2000)])
    return { code, output: kept, seconds }
  }
  return { stop, show, ended: end(), results }
}
