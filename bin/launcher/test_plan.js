/**
 * Deals the test files to lanes that run side by side, each a Japa process of its own. The files are dealt by the
 * durations of an earlier run, the longest first, so that all lanes end at about the same time.
 */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.js'
import { fileSeconds } from './test_durations.js'

/** The lanes of a whole run and of `npm run test:slow`. Tests wait as much as they work, so that more lanes than cores pay. */
const LANES = [
  { name: 'server', suites: ['unit', 'functional', 'architecture'], lanes: 3 },
  { name: 'browser', suites: ['browser'], lanes: 2 },
]
const SLOW_LANES = [{ name: 'slow', suites: ['slow'], lanes: 3 }]

/**
 * @param args the arguments for Japa; none means all suites
 * @param options.slow plans the suite `slow` instead; `options.files` takes some of its files ("slow/jobs/workers.spec.ts")
 * @returns the lanes `[{ name, args }]`
 */
export function testPlan(args, { slow = false, files } = {}) {
  if (args.length > 0) return [{ name: 'only', args }]
  return (slow ? SLOW_LANES : LANES).flatMap(({ name, suites, lanes }) =>
    deal(files ?? suites.flatMap(specFiles), lanes).map((dealt, lane) => ({
      name: `${name}_${lane + 1}`,
      args: [...suites, ...dealt.flatMap((file) => ['--files', file])],
    }))
  )
}

/** @returns the spec files of a suite as Japa is asked for them: "functional/orders/list.spec.ts" */
export function specFiles(suite) {
  return readdirSync(inRoot('tests', suite), { recursive: true })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join(suite, file))
    .sort()
}

/** Deals the longest file first, each to the lane with the least so far. A lane without files is left out. */
function deal(files, laneCount) {
  const weighed = files.map((file) => ({ file, weight: fileSeconds(file) }))
  const lanes = Array.from({ length: laneCount }, () => ({ files: [], weight: 0 }))
  for (const { file, weight } of weighed.sort((one, other) => other.weight - one.weight)) {
    const [emptiest] = lanes.toSorted((one, other) => one.weight - other.weight)
    emptiest.files.push(file)
    emptiest.weight += weight
  }
  return lanes.map((lane) => lane.files.sort()).filter((dealt) => dealt.length > 0)
}
