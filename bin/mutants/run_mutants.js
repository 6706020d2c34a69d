/**
 * `npm run mutants`: changes the rules of money in one place at a time and runs the specs of that rule (areas.js). A
 * change that no test notices stays in the list at the end; under 95 % noticed the run fails.
 * `--area=pricing` takes one area; `--most=40` so many changes of each area, spread over its sources;
 * `--files=app/gigs/attribution.ts,app/shared/money.ts` all changes of these sources.
 */
import { cpus } from 'node:os'
import { globSync, readFileSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { ensureAssets, ensureGenerated } from '../launcher/build.js'
import { runStatements } from '../launcher/database_names.js'
import { readEnvironment } from '../launcher/environment.js'
import { inRoot } from '../launcher/paths.js'
import { say, sinceStart, step } from '../launcher/steps.js'
import { openTestDatabases } from '../launcher/test_database.js'
import { testEnvironment } from '../launcher/test_environment.js'
import { startLane } from '../launcher/test_lane.js'
import { untilStopped } from '../launcher/until_stopped.js'
import { AREAS, EQUIVALENT } from './areas.js'
import { mutantsOf } from './operators.js'

const LEAST_NOTICED = 0.95
const MOST = 30

/** A change whose specs take so many times as long as without it, and longer than a minute, makes them hang. */
const HANGING = 5
const SHORTEST_LIMIT = 60_000

export async function runMutants() {
  const option = (name) => {
    const prefix = `--${name}=`
    return process.argv.find((arg) => arg.startsWith(prefix))?.slice(prefix.length)
  }
  const files = option('files')?.split(',')
  const most = Number(option('most') ?? (files ? Infinity : MOST))
  const areas = AREAS.filter(
    (area) => [undefined, area.name].includes(option('area')) && changesOf(area, files).length > 0
  )
  const outdated = EQUIVALENT.filter((known) => !isThere(known)).map(({ code }) => code)
  if (outdated.length > 0) throw new Error(`EQUIVALENT has no such change: ${outdated.join('\n')}`)
  if (areas.length === 0) throw new Error('No rule of bin/mutants/areas.js has these sources.')
  const given = readEnvironment()
  const workers = cpus()
    .slice(0, 4)
    .map((_, index) => `mutants_${index + 1}`)

  say('Gigstall: mutants of the rules of money')
  await untilStopped(
    async (stack) => {
      const env = await testEnvironment('mutants')
      await step('Code generation', () => ensureGenerated(env))
      await step('Assets', () => ensureAssets(env))
      // Open for the whole run, so that the cluster does not start again for each change.
      const cluster = await step('Test database', () => openTestDatabases(given, env, ['mutants']))
      stack.onStop(cluster.close)
      const tests = { given, env, stack }
      const limits = new Map()
      for (const area of areas)
        await step(`Specs of ${area.name}`, async () => {
          const begun = Date.now()
          if (!(await isGreen({ area, worker: workers[0], ...tests })))
            throw new Error(`The specs of ${area.name} fail without any change.`)
          limits.set(area, Math.max(SHORTEST_LIMIT, HANGING * (Date.now() - begun)))
        })
      const waiting = areas.flatMap((area) =>
        spread(changesOf(area, files), most).map((mutant) => ({ area, mutant }))
      )
      say(`  ${waiting.length} changes`)
      const results = []
      await Promise.all(
        workers.map(async (worker) => {
          for (let next; (next = waiting.shift()) && !stack.isStopping();) {
            const limit = limits.get(next.area)
            const isNoticed = !(await isGreen({ ...next, limit, worker, ...tests }))
            results.push({ ...next, isNoticed })
            if (!isNoticed) say(`  unnoticed: ${describe(next.mutant)}`)
            if (results.length % 20 === 0) say(`  … ${results.length} done, ${sinceStart()}`)
          }
        })
      )
      stack.finish(report(areas, results), () => say(`\nWhole run: ${sinceStart()}`))
    },
    { interrupted: 130, quiet: true }
  )
}

const describe = ({ file, line, about }) => `${file}:${line}  ${about}`

/** The changes of the sources of an area, or of those among them that were chosen. */
function changesOf(area, chosen) {
  const files = filesOf(area).filter((file) => !chosen || chosen.includes(file))
  const isKnown = (mutant) => EQUIVALENT.some((known) => isSame(known, mutant))
  return files.flatMap(mutantsOf).filter((mutant) => !isKnown(mutant))
}

const filesOf = ({ sources }) =>
  sources.flatMap((source) =>
    statSync(inRoot(source)).isDirectory()
      ? globSync(`${source}/**/*.ts`, { cwd: inRoot() }).sort()
      : [source]
  )

const isSame = (known, { code, about }) => known.code === code && known.change === about

/** Whether a change of EQUIVALENT is still one of a source. */
const isThere = (known) =>
  AREAS.flatMap(filesOf)
    .flatMap(mutantsOf)
    .some((mutant) => isSame(known, mutant))

/** At most so many of a list, evenly over it. */
function spread(list, most) {
  if (list.length <= most) return list
  return Array.from({ length: most }, (_, index) => list[Math.floor((index * list.length) / most)])
}

/**
 * Whether the specs of an area pass, with a mutant in place if there is one. A suite that takes longer than the limit
 * has not passed.
 */
async function isGreen({ area, mutant, limit, worker, given, env, stack }) {
  for (const suite of ['unit', 'functional']) {
    const files = area[suite]
    if (files.length === 0) continue
    const databases = await openTestDatabases(given, env, [worker])
    try {
      const url = databases.urls[worker]
      if (mutant?.file.endsWith('.sql') && !(await isLoaded(url, mutant))) return false
      const args = [suite, '--bail', ...files.flatMap((file) => ['--files', file])]
      const own = { ...(await testEnvironment(worker)), DATABASE_URL: url }
      if (mutant?.file.endsWith('.ts')) own.MUTANT = forLoader(mutant)
      const lane = startLane(args, own, { stderr: mutant ? 'ignore' : 'inherit' })
      stack.onStop(lane.stop)
      const end = await (limit === undefined
        ? lane.ended
        : Promise.race([lane.ended, sleep(limit, { code: 1 }, { ref: false })]))
      await lane.stop()
      if (end.code !== 0) return false
    } finally {
      await databases.close()
    }
  }
  return true
}

const forLoader = ({ file, start, end, text }) =>
  JSON.stringify({ url: pathToFileURL(inRoot(file)).href, start, end, text })

/** Changes the function in this database; one that PostgreSQL refuses is noticed as well. */
async function isLoaded(url, { file, start, end, text }) {
  const source = readFileSync(inRoot(file), 'utf8')
  return runStatements(url, [source.slice(0, start) + text + source.slice(end)]).then(
    () => true,
    () => false
  )
}

function report(areas, results) {
  say('')
  for (const { name } of areas) {
    const own = results.filter(({ area }) => area.name === name)
    say(`${name}: ${own.filter(({ isNoticed }) => isNoticed).length} of ${own.length} noticed`)
  }
  const unnoticed = results.filter(({ isNoticed }) => !isNoticed)
  unnoticed.forEach(({ mutant }) => say(`Unnoticed: ${describe(mutant)}   ${mutant.code}`))
  const share = (results.length - unnoticed.length) / results.length
  say(
    `All: ${results.length - unnoticed.length} of ${results.length}, ${(100 * share).toFixed(1)} %`
  )
  return Number(share < LEAST_NOTICED)
}
