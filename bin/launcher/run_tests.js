/**
 * `npm test`: everything the tests need, then Japa with the arguments given.
 */
import { ensureAssets } from './build.js'
import { startProcess } from './children.js'
import { findChromium } from './chromium.js'
import { readEnvironment } from './environment.js'
import { say, sinceStart, step } from './steps.js'
import { openTestDatabase } from './test_database.js'
import { testEnvironment } from './test_environment.js'
import { closingLine } from './test_summary.js'
import { untilStopped } from './until_stopped.js'

export async function runTests() {
  const given = readEnvironment()
  const env = await testEnvironment()

  say('Gigstall: tests')
  await untilStopped(
    async (stack) => {
      const database = await step('Test database', () => openTestDatabase(given, env))
      stack.onStop(database.close)
      env.DATABASE_URL = database.url
      await step('Assets', () => ensureAssets(env))
      const chromium = await step('Chromium', () => findChromium(given))
      env.CHROMIUM_PATH = chromium.path

      const tests = startProcess(['ace.js', 'test', '--no-clear', ...process.argv.slice(2)], {
        env,
        stdout: 'pipe',
      })
      stack.onStop(tests.stop)
      const printed = echo(tests.child.stdout)
      stack.finish(await tests.exited, () => {
        say(`\nWhole run: ${sinceStart()}`)
        const line = closingLine(printed())
        if (line) say(line)
      })
    },
    { interrupted: 130, quiet: true }
  )
}

/** Passes the output on and keeps its end, where the summary stands. */
function echo(stream) {
  let kept = ''
  stream.on('data', (chunk) => {
    process.stdout.write(chunk)
    kept = (kept + chunk).slice(-20_000)
  })
  return () => kept
}
