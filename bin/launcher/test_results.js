/**
 * What the tests of a run came to, as tests/support/proof_reporter.ts writes it down: one JSON object a line.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * @returns `{ tests: [{ file, title, outcome }], isWhole }`; outcome is passed, failed or skipped, a test over a dataset
 * has one entry a row; `isWhole` is false where Japa did not come to its end
 */
export function readResults(file) {
  if (!existsSync(file)) return { tests: [], isWhole: false }
  const lines = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
  // What goes wrong while the process ends is written after that line.
  return { tests: lines.filter(({ isEnd }) => !isEnd), isWhole: lines.some(({ isEnd }) => isEnd) }
}

/** @returns the files in which a test has failed; an error before the first test has no file */
export function failedFiles({ tests }) {
  const failed = tests.filter(({ file, outcome }) => file && outcome === 'failed')
  return [...new Set(failed.map(({ file }) => file))]
}

/**
 * Removes the results of every file in which a test has failed, so that these files can run once more.
 * @returns the files
 */
export function takeOutFailures(file) {
  const results = readResults(file)
  const failed = failedFiles(results)
  const kept = results.tests.filter((test) => !failed.includes(test.file))
  writeFileSync(file, kept.map((test) => `${JSON.stringify(test)}\n`).join(''))
  return failed
}

/** @returns the closing line of `npm test`; undefined if one of the lanes did not come to its end */
export function closingLine(lanes) {
  if (lanes.some(({ isWhole }) => !isWhole)) return undefined
  const tests = lanes.flatMap((lane) => lane.tests)
  const count = (outcome) => tests.filter((test) => test.outcome === outcome).length
  return `Tests: ${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`
}

/** @returns one line for each failed test: its file and its title */
export function failureLines(lanes) {
  return lanes
    .flatMap(({ tests }) => tests)
    .filter(({ outcome }) => outcome === 'failed')
    .map(({ file, title }) => `Failed: ${file}: ${title}`)
}

/** @returns one line for each lane that ended with an error although all of its tests passed */
export function unexplainedEnds(names, codes, lanes) {
  return names
    .filter((_, lane) => codes[lane] !== 0 && failureLines([lanes[lane]]).length === 0)
    .map(
      (name) => `${name} ended with exit code ${codes[names.indexOf(name)]} without a failed test`
    )
}

/**
 * @param codes the exit codes of the lanes
 * @param lanes their results
 * @returns the exit code of the run: that of the first lane that failed; 1 where no test ran
 */
export function exitCodeOf(codes, lanes) {
  const failed = codes.find((code) => code !== 0)
  return failed ?? Number(lanes.every(({ tests }) => tests.length === 0))
}
