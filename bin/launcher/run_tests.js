/**
 * `npm test`: everything the tests need, then Japa with the arguments given. Without any, all suites run, the browser's
 * beside the others.
 */
import { ensureAssets } from './build.js'
import { runQuietly } from './children.js'
import { findChromium } from './chromium.js'
import { readEnvironment } from './environment.js'
import { checkProofs } from './proofs.js'
import { say, sinceStart, step } from './steps.js'
import { openTestDatabases } from './test_database.js'
import { testEnvironment } from './test_environment.js'
import { startLane } from './test_lane.js'
import { closingLine } from './test_summary.js'
import { untilStopped } from './until_stopped.js'

const EVERYTHING = { server: ['unit', 'functional'], browser: ['browser'] }

export async function runTests() {
  const args = process.argv.slice(2)
  const whole = args.length === 0
  const lanes = whole ? EVERYTHING : { only: args }
  const names = Object.keys(lanes)
  const given = readEnvironment()

  say('Gigstall: tests')
  await untilStopped(
    async (stack) => {
      const env = await testEnvironment(names[0])
      const databases = await step('Test database', () => openTestDatabases(given, env, names))
      stack.onStop(databases.close)
      await step('Code generation', () => runQuietly('codegen', ['ace.js', 'codegen'], { env }))
      await step('Assets', () => ensureAssets(env))
      const shared = {}
      if (whole || needsBrowser(args)) {
        const chromium = await step('Chromium', () => findChromium(given))
        shared.CHROMIUM_PATH = chromium.path
      }

      const running = []
      for (const name of names) {
        const own = { ...(await testEnvironment(name)), DATABASE_URL: databases.urls[name] }
        const lane = startLane(lanes[name], { ...own, ...shared })
        stack.onStop(lane.stop)
        running.push(lane)
      }
      const ends = await shownInTurn(running)
      const code = ends.map((end) => end.code).find((each) => each !== 0) ?? 0
      const unproved = whole && code === 0 ? unprovedRequirements(running) : []
      stack.finish(code || Number(unproved.length > 0), () => {
        unproved.forEach(say)
        say(`\nWhole run: ${sinceStart()}`)
        const line = closingLine(ends.map(({ output }) => output))
        if (line) say(line)
      })
    },
    { interrupted: 130, quiet: true }
  )
}

/** Side by side they run, one after the other they are read. */
async function shownInTurn(lanes) {
  const ends = []
  for (const lane of lanes) {
    lane.show()
    ends.push(await lane.ended)
  }
  return ends
}

/** The suites stand first. */
function needsBrowser(args) {
  return args[0].startsWith('-') || args.includes('browser')
}

/** Only a whole run can tell: a part of the tests proves a part of the requirements. */
function unprovedRequirements(lanes) {
  const { total, missing } = checkProofs(lanes.map(({ results }) => results))
  if (missing.length === 0) say(`\nRequirements: all ${total} proved`)
  return missing
}
