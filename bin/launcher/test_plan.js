/**
 * Which tests go side by side, each lane a Japa process of its own. Tests wait more than they work (for a browser, a
 * timer, a killed process), so that four lanes keep two cores busy.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from './paths.js'

/** What needs no browser, and what does: among so many processes each is dealt out, file by file. */
const LANES = [
  { name: 'server', suites: ['unit', 'functional', 'architecture'], lanes: 2 },
  { name: 'browser', suites: ['browser'], lanes: 2 },
]

/**
 * @param args the arguments of `npm test`; none means everything
 * @returns the lanes `[{ name, args }]`
 */
export function testPlan(args) {
  if (args.length > 0) return [{ name: 'only', args }]
  return LANES.flatMap(({ name, suites, lanes }) =>
    dealtOut(suites.flatMap(filesOf), lanes).map((files, lane) => ({
      name: `${name}_${lane + 1}`,
      args: [...suites, ...files.flatMap((file) => ['--files', file])],
    }))
  )
}

/** As Japa is asked for them: "functional/orders/list.spec.ts". */
function filesOf(suite) {
  return readdirSync(inRoot('tests', suite), { recursive: true })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join(suite, file))
}

/** The longest file first, each to who has least so far. */
function dealtOut(files, among) {
  const weighed = files.map((file) => ({ file, weight: weightOf(file) }))
  const lanes = Array.from({ length: among }, () => ({ files: [], weight: 0 }))
  for (const { file, weight } of weighed.sort((one, other) => other.weight - one.weight)) {
    const [emptiest] = lanes.toSorted((one, other) => one.weight - other.weight)
    emptiest.files.push(file)
    emptiest.weight += weight
  }
  return lanes.map((lane) => lane.files.sort())
}

/** What is longer to read takes longer to run, and so does what is allowed more time: a second counts as a hundred characters. */
function weightOf(file) {
  const text = readFileSync(inRoot('tests', file), 'utf8')
  const allowed = [...text.matchAll(/\.timeout\(([\d_]+)\)/g)]
  const milliseconds = allowed.reduce((sum, [, each]) => sum + Number(each.replaceAll('_', '')), 0)
  return text.length + milliseconds / 10
}
