/**
 * One part of a test run: a Japa process with a database, a port and a folder of its own, so that parts can go side by
 * side.
 */
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startProcess } from './children.js'
import { failureLines, readResults, takeOutFailures } from './test_results.js'

// What `ace test` would run after generating code, which parts that start together must not do at the same time.
const JAPA = [
  // Room for what a test leaves behind, so that it is cleared less often.
  '--max-semi-space-size=32',
  '--initial-old-space-size=512',
  '--import=./bin/launcher/typescript_loader.js',
  'bin/test.ts',
]

/** A lane that prints nothing for so long hangs. The longest test is allowed less. */
const SILENT_MS = 10 * 60_000

/**
 * @param args what Japa is given
 * @param env with DATA_DIR
 * @param options.stderr where errors of the process go, as `spawn` takes it
 * @returns `{ stop, show, ended, runAgain, results }`: `show` prints what came so far and from then on what comes;
 * `ended` resolves to `{ code, seconds }`; `runAgain` runs the files of failed tests once more; `results` is the file
 * with the outcome of every test
 */
export function startLane(args, env, { stderr = 'inherit' } = {}) {
  mkdirSync(env.DATA_DIR, { recursive: true })
  const results = join(env.DATA_DIR, 'results.jsonl')
  const begun = Date.now()
  const output = heldBack()
  let current

  const run = async (own) => {
    current = startProcess([...JAPA, ...own], {
      env: { ...env, TEST_RESULTS: results },
      stdout: 'pipe',
      stderr,
      // Asked to end, Japa would go on to its last test.
      timeout: 2000,
    })
    const { child, exited, stop } = current
    const watch = setInterval(() => {
      if (Date.now() - output.lastAt() < SILENT_MS) return
      output.write(
        `\nNothing was printed for ${SILENT_MS / 60_000} minutes: the tests are stopped.\n`
      )
      void stop()
    }, 1000)
    child.stdout.on('data', output.write)
    const closed = once(child.stdout, 'end')
    const code = await exited
    clearInterval(watch)
    // A browser left behind may hold the stream open: then what has come by now is all there is.
    await Promise.race([closed, sleep(2000)])
    return code
  }

  const ended = run(args).then((code) => ({
    code,
    seconds: Math.round((Date.now() - begun) / 1000),
  }))
  /** @returns `{ code, unsteady }`: a line for each test that failed before and passes now */
  const runAgain = async () => {
    const before = failureLines([readResults(results)])
    const files = takeOutFailures(results)
    output.write(`\nRunning again, on their own: ${files.join(', ')}\n`)
    const suites = args.slice(
      0,
      args.findIndex((arg) => arg.startsWith('-'))
    )
    const code = await run([
      ...suites,
      ...files.flatMap((file) => ['--files', file.replace('tests/', '')]),
    ])
    const after = failureLines([readResults(results)])
    return { code, unsteady: before.filter((line) => !after.includes(line)) }
  }
  const stop = () => current.stop()
  return { stop, show: output.show, ended, runAgain, results }
}

/** Output that is kept until it is asked for, and printed as it comes from then on. */
function heldBack() {
  const held = []
  let isShown = false
  let lastAt = Date.now()
  return {
    lastAt: () => lastAt,
    write(chunk) {
      lastAt = Date.now()
      if (isShown) process.stdout.write(chunk)
      else held.push(chunk)
    },
    show() {
      isShown = true
      held.splice(0).forEach((chunk) => process.stdout.write(chunk))
    },
  }
}
