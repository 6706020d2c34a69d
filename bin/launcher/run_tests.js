/**
 * `npm test`: everything the tests need, then Japa with the arguments given. Without any, all suites run, side by side.
 */
import { ensureAssets, ensureGenerated } from './build.js'
import { findChromium } from './chromium.js'
import { readEnvironment } from './environment.js'
import { checkRequirements } from './requirements_coverage.js'
import { say, sinceStart, step } from './steps.js'
import { openTestDatabases } from './test_database.js'
import { testEnvironment } from './test_environment.js'
import { startLane } from './test_lane.js'
import { testPlan } from './test_plan.js'
import { closingLine, exitCodeOf, failureLines, readResults } from './test_results.js'
import { untilStopped } from './until_stopped.js'

export async function runTests() {
  const args = process.argv.slice(2)
  const whole = args.length === 0
  const plan = testPlan(args)
  const names = plan.map(({ name }) => name)
  const given = readEnvironment()

  say('Gigstall: tests')
  await untilStopped(
    async (stack) => {
      const env = await testEnvironment(names[0])
      await step('Code generation', () => ensureGenerated(env))
      const databases = await step('Test database', () => openTestDatabases(given, env, names))
      stack.onStop(databases.close)
      await step('Assets', () => ensureAssets(env))
      const shared = {}
      if (whole || needsBrowser(args)) {
        const chromium = await step('Chromium', () => findChromium(given))
        shared.CHROMIUM_PATH = chromium.path
      }

      // Nothing comes after what was interrupted.
      const endOf = async (lane) => {
        const end = await lane.ended
        return stack.isStopping() ? new Promise(() => {}) : end
      }
      const lanes = []
      for (const { name, args: own } of plan) {
        const base = { ...(await testEnvironment(name)), DATABASE_URL: databases.urls[name] }
        const lane = startLane(own, { ...base, ...shared })
        stack.onStop(lane.stop)
        lanes.push(lane)
      }
      const ends = await shownInTurn(lanes, endOf)
      const results = lanes.map((lane) => readResults(lane.results))
      const codes = ends.map((end) => end.code)
      const code = exitCodeOf(codes, results)
      const unproved = whole && code === 0 ? unprovedRequirements(results) : []
      stack.finish(code || Number(unproved.length > 0), () => {
        if (code !== 0 && codes.every((each) => each === 0))
          say(`No test matches: ${args.join(' ')}`)
        unproved.forEach(say)
        say(`\nWhole run: ${sinceStart()}`)
        if (whole) say(ends.map(({ seconds }, lane) => `${names[lane]} ${seconds} s`).join(', '))
        failureLines(results).forEach(say)
        const line = closingLine(results)
        if (line) say(line)
      })
    },
    { interrupted: 130, quiet: true }
  )
}

/** Side by side they run, one after the other they are read. */
async function shownInTurn(lanes, endOf) {
  const ends = []
  for (const lane of lanes) {
    lane.show()
    ends.push(await endOf(lane))
  }
  return ends
}

/** The suites stand first. */
function needsBrowser(args) {
  return args[0].startsWith('-') || args.includes('browser')
}

/** Only a whole run can tell: a part of the tests proves a part of the requirements. */
function unprovedRequirements(lanes) {
  const { total, problems } = checkRequirements(lanes.flatMap(({ tests }) => tests))
  if (problems.length === 0) say(`\nRequirements: all ${total} proved`)
  return problems
}
