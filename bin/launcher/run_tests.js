/**
 * `npm test` prepares what the tests need, then runs Japa with the arguments given; without any it runs all suites but
 * `slow`, side by side. `npm run test:slow` runs that suite. Options of our own:
 * `--sample=60` takes slow files of about so many seconds, chosen by SLOW_SEED;
 * `--save-durations` writes how long each file took to tests/durations.json.
 */
import { ensureAssets, ensureGenerated } from './build.js'
import { findChromium } from './chromium.js'
import { readEnvironment } from './environment.js'
import { checkRequirements, slowTests } from './requirements_coverage.js'
import { say, sinceStart, step } from './steps.js'
import { openTestDatabases } from './test_database.js'
import { sampleFiles, saveDurations } from './test_durations.js'
import { testEnvironment } from './test_environment.js'
import { startLane } from './test_lane.js'
import { specFiles, testPlan } from './test_plan.js'
import {
  closingLine,
  exitCodeOf,
  failedFiles,
  failureLines,
  readResults,
  unexplainedEnds,
} from './test_results.js'
import { untilStopped } from './until_stopped.js'

/** @param options.slow runs the slow tests instead of all others */
export async function runTests({ slow = false } = {}) {
  const { args, sample, savesDurations } = readArguments(process.argv.slice(2))
  const isEverything = args.length === 0
  const whole = isEverything && sample === undefined
  const files = sample && sampleFiles(specFiles('slow'), sample)
  const plan = testPlan(args, { slow, files })
  const names = plan.map(({ name }) => name)
  const given = readEnvironment()

  say(slow ? 'Gigstall: slow tests' : 'Gigstall: tests')
  if (files) say(`  Sample: ${files.join(', ')}`)
  if (whole && !slow) say(`  ${slowTests().count} slow tests are left out (npm run test:slow)`)
  await untilStopped(
    async (stack) => {
      const env = await testEnvironment(names[0])
      await step('Code generation', () => ensureGenerated(env))
      const databases = await step('Test database', () => openTestDatabases(given, env, names))
      stack.onStop(databases.close)
      await step('Assets', () => ensureAssets(env))
      const shared = {}
      if (needsBrowser(plan)) {
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
      const unsteady = lanes.length > 1 ? await runFailuresAgain(lanes, ends, endOf) : []
      const results = lanes.map((lane) => readResults(lane.results))
      const codes = ends.map((end) => end.code)
      const code = exitCodeOf(codes, results)
      const unproved = whole && code === 0 ? unprovedRequirements(results, slow) : []
      if (savesDurations && code === 0) saveDurations(results.flatMap(({ tests }) => tests))
      stack.finish(code || Number(unproved.length > 0), () => {
        if (code !== 0 && codes.every((each) => each === 0))
          say(`No test matches: ${args.join(' ')}`)
        unproved.forEach(say)
        say(`\nWhole run: ${sinceStart()}`)
        if (isEverything)
          say(ends.map(({ seconds }, lane) => `${names[lane]} ${seconds} s`).join(', '))
        unsteady.forEach((line) => say(line.replace('Failed', 'Unsteady, passed when run again')))
        failureLines(results).forEach(say)
        unexplainedEnds(names, codes, results).forEach(say)
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

/** If more files fail than this, the run is broken, and nothing is run again. */
const MOST_FILES_AGAIN = 8

/**
 * Runs the files of failed tests once more, one lane after the other. Five lanes on two cores slow each other down, so
 * a test can fail that passes on its own. Such a flaky test is named at the end of the run.
 * @param ends receives the exit code of the second run
 * @returns a line for each test that failed and now passes
 */
async function runFailuresAgain(lanes, ends, endOf) {
  const failed = lanes.map(({ results }) => {
    const read = readResults(results)
    return read.isWhole ? failedFiles(read) : []
  })
  if (failed.flat().length > MOST_FILES_AGAIN) return []
  const unsteady = []
  for (const [index, lane] of lanes.entries()) {
    if (failed[index].length === 0) continue
    const again = await endOf({ ended: lane.runAgain() })
    ends[index] = { ...ends[index], code: again.code }
    unsteady.push(...again.unsteady)
  }
  return unsteady
}

/** Takes our own options out; the rest is for Japa. */
function readArguments(given) {
  const sample = given.find((arg) => arg.startsWith('--sample='))
  return {
    args: given.filter((arg) => arg !== '--save-durations' && arg !== sample),
    sample: sample && Number(sample.slice('--sample='.length)),
    savesDurations: given.includes('--save-durations'),
  }
}

/** The suites stand first in a lane's arguments. */
function needsBrowser(plan) {
  const usesOne = (arg) => ['browser', 'slow'].includes(arg)
  return plan.some(({ args }) => args[0].startsWith('-') || args.some(usesOne))
}

/** Only a whole run can tell: a part of the tests proves a part of the requirements. */
function unprovedRequirements(lanes, slow) {
  const tests = lanes.flatMap((lane) => lane.tests)
  const { total, problems } = checkRequirements(tests, { slow })
  if (problems.length === 0) say(`\nRequirements: all ${total} proved`)
  return problems
}
