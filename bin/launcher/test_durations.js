/**
 * The recorded durations of the spec files: tests/durations.json, seconds by file. `npm test -- --save-durations` and
 * `npm run test:slow -- --save-durations` refresh it.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from './paths.js'

const FILE = inRoot('tests', 'durations.json')

/** A file without a record counts a second for so many characters. */
const CHARACTERS_PER_SECOND = 2500

const recorded = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}

/** @returns how long a file ("unit/pricing/split.spec.ts") takes, in seconds */
export function fileSeconds(file) {
  return (
    recorded[file] ?? readFileSync(inRoot('tests', file), 'utf8').length / CHARACTERS_PER_SECOND
  )
}

/**
 * Writes the durations of a run, and keeps those of other files that still exist.
 * @param tests `[{ file, milliseconds }]`
 */
export function saveDurations(tests) {
  const kept = Object.entries(recorded).filter(([file]) => existsSync(inRoot('tests', file)))
  const durations = { ...Object.fromEntries(kept), ...secondsByFile(tests) }
  const sorted = Object.entries(durations).sort(([one], [other]) => (one < other ? -1 : 1))
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** @returns seconds by file, with one decimal and the least 0.1 */
export function secondsByFile(tests) {
  const sums = {}
  for (const { file, milliseconds = 0 } of tests) {
    const name = file.replace(/^tests\//, '')
    sums[name] = (sums[name] ?? 0) + milliseconds
  }
  return Object.fromEntries(
    Object.entries(sums).map(([file, sum]) => [file, Math.max(0.1, Math.round(sum / 100) / 10)])
  )
}

/**
 * Chooses files by a seed, so that the same sample runs each time.
 * @param seconds how long they may take together; at least one file is taken
 */
export function sampleFiles(files, seconds, seed = process.env.SLOW_SEED ?? '1') {
  const order = (file) => createHash('sha256').update(`${seed} ${file}`).digest('hex')
  const shuffled = files.toSorted((one, other) => (order(one) < order(other) ? -1 : 1))
  let left = seconds
  const chosen = shuffled.filter((file) => {
    const fits = fileSeconds(file) <= left
    if (fits) left -= fileSeconds(file)
    return fits
  })
  return chosen.length > 0 ? chosen : shuffled.slice(0, 1)
}
