/**
 * `npm test`: everything the tests need, then Japa with the arguments given.
 */
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureAssets } from './build.js'
import { startProcess } from './children.js'
import { findChromium } from './chromium.js'
import { readEnvironment } from './environment.js'
import { checkProofs } from './proofs.js'
import { say, sinceStart, step } from './steps.js'
import { openTestDatabase } from './test_database.js'
import { testEnvironment } from './test_environment.js'
import { closingLine } from './test_summary.js'
import { untilStopped } from './until_stopped.js'

export async function runTests() {
  const args = process.argv.slice(2)
  const given = readEnvironment()
  const env = await testEnvironment()

  say('Gigstall: tests')
  await untilStopped(
    async (stack) => {
      const database = await step('Test database', () => openTestDatabase(given, env))
      stack.onStop(database.close)
      env.DATABASE_URL = database.url
      await step('Assets', () => ensureAssets(env))
      if (needsBrowser(args)) {
        const chromium = await step('Chromium', () => findChromium(given))
        env.CHROMIUM_PATH = chromium.path
      }

      const results = join(env.DATA_DIR, 'results.jsonl')
      mkdirSync(env.DATA_DIR, { recursive: true })
      env.TEST_RESULTS = results
      const tests = startProcess(['ace.js', 'test', '--no-clear', ...args], {
        env,
        stdout: 'pipe',
        // Asked to end, Japa would go on to its last test.
        patience: 2000,
      })
      stack.onStop(tests.stop)
      const printed = echo(tests.child.stdout)
      const code = await tests.exited
      const line = closingLine(await printed())
      const unproved = code === 0 && args.length === 0 ? unprovedRequirements(results) : []
      stack.finish(code || Number(unproved.length > 0), () => {
        unproved.forEach(say)
        say(`\nWhole run: ${sinceStart()}`)
        if (line) say(line)
      })
    },
    { interrupted: 130, quiet: true }
  )
}

/** The suites stand first. Without any, all of them run. */
function needsBrowser(args) {
  const suites = args[0] && !args[0].startsWith('-') ? args : ['browser']
  return suites.includes('browser')
}

/** Only a whole run can tell: a part of the tests proves a part of the requirements. */
function unprovedRequirements(results) {
  const { total, missing } = checkProofs(results)
  if (missing.length === 0) say(`\nRequirements: all ${total} proved`)
  return missing
}

/** Passes the output on and keeps its end, where the summary stands. */
function echo(stream) {
  let kept = ''
  stream.on('data', (chunk) => {
    process.stdout.write(chunk)
    kept = (kept + chunk).slice(-20_000)
  })
  const ended = once(stream, 'end')
  return async () => {
    // A browser left behind may hold the stream open: then what has come by now is all there is.
    await Promise.race([ended, sleep(2000)])
    return kept
  }
}
