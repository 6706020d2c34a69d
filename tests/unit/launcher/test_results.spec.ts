import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'

type Results = { tests: { file: string; title: string; outcome: string }[]; isWhole: boolean }

const module = new URL('../../../bin/launcher/test_results.js', import.meta.url).href
const { closingLine, exitCodeOf, failureLines, readResults, takeOutFailures, unexplainedEnds } =
  (await import(module)) as {
    closingLine(lanes: Results[]): string | undefined
    exitCodeOf(codes: number[], lanes: Results[]): number
    failureLines(lanes: Results[]): string[]
    readResults(file: string): Results
    takeOutFailures(file: string): string[]
    unexplainedEnds(names: string[], codes: number[], lanes: Results[]): string[]
  }

/** A file with `path: outcome` entries, and the line that says that the run has ended. */
function written(entries: [string, string][], { isWhole = true } = {}) {
  const file = join(mkdtempSync(join(tmpdir(), 'results-')), 'results.jsonl')
  const lines: object[] = entries.map(([path, outcome]) => ({
    file: path,
    title: 'sells',
    outcome,
  }))
  if (isWhole) lines.push({ isEnd: true })
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  return file
}

test.group('The results of a test run', () => {
  test('are counted over all lanes', ({ assert }) => {
    const lanes = [
      written([
        ['a', 'passed'],
        ['b', 'skipped'],
      ]),
      written([
        ['c', 'failed'],
        ['c', 'passed'],
      ]),
    ]
    assert.equal(closingLine(lanes.map(readResults)), 'Tests: 2 passed, 1 failed, 1 skipped')
  })

  test('name each failed test by file and title', ({ assert }) => {
    const lanes = [
      written([['a', 'passed']]),
      written([
        ['b', 'failed'],
        ['c', 'skipped'],
      ]),
    ]
    assert.deepEqual(failureLines(lanes.map(readResults)), ['Failed: b: sells'])
  })

  test('fail the run where a lane failed or no test ran', ({ assert }) => {
    const ran = readResults(written([['a', 'passed']]))
    const empty = readResults(written([]))
    assert.equal(exitCodeOf([0, 0], [ran, empty]), 0)
    assert.equal(exitCodeOf([0, 3], [ran, empty]), 3)
    assert.equal(exitCodeOf([0, 0], [empty, empty]), 1)
  })

  test('are not counted where a lane did not come to its end', ({ assert }) => {
    const broken = written([['a', 'passed']], { isWhole: false })
    assert.isUndefined(closingLine([written([]), broken].map(readResults)))
    assert.isUndefined(closingLine([readResults('/nowhere')]))
  })

  test('are whole also where an error came after the end, which is named', ({ assert }) => {
    const file = written([['a', 'passed']])
    appendFileSync(
      file,
      `${JSON.stringify({ file: 'a', title: 'a late error', outcome: 'failed' })}\n`
    )
    const results = readResults(file)
    assert.isTrue(results.isWhole)
    assert.deepEqual(failureLines([results]), ['Failed: a: a late error'])
  })

  test('name the lane that failed without a failed test', ({ assert }) => {
    const lanes = [written([['a', 'passed']]), written([['b', 'failed']])].map(readResults)
    assert.deepEqual(unexplainedEnds(['unit', 'server'], [7, 1], lanes), [
      'unit ended with exit code 7 without a failed test',
    ])
    assert.deepEqual(unexplainedEnds(['unit', 'server'], [0, 1], lanes), [])
  })

  test('of files with a failed test are removed, so that the files can run again', ({ assert }) => {
    const file = written([
      ['a', 'passed'],
      ['b', 'passed'],
      ['b', 'failed'],
    ])
    assert.deepEqual(takeOutFailures(file), ['b'])
    assert.equal(
      readFileSync(file, 'utf8')
        .match(/"file":"(.)"/g)
        ?.join(),
      '"file":"a"'
    )
  })
})
