/**
 * The closing line of `npm test`, read from the summary that Japa prints. No summary, no line: nothing is made up.
 */
import { stripVTControlCharacters } from 'node:util'

const kinds = ['passed', 'failed', 'todo', 'skipped', 'regression']

/**
 * @param outputs what Japa has printed, lane by lane
 * @returns the line over all lanes; undefined if one of them came to no summary
 */
export function closingLine(outputs) {
  const counts = outputs.map(readSummary)
  if (counts.includes(undefined)) return undefined
  const sum = (kind) => counts.reduce((total, each) => total + each[kind], 0)
  return `Tests: ${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
}

function readSummary(output) {
  const text = stripVTControlCharacters(output)
  const summaries = [...text.matchAll(/^ *Tests +((?:\d+ [a-z]+(?:, )?)+) \((\d+)\)$/gm)]
  const last = summaries.at(-1)
  if (!last) return undefined

  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0]))
  for (const [, count, kind] of last[1].matchAll(/(\d+) ([a-z]+)/g)) counts[kind] = Number(count)
  const failed = counts.failed + counts.regression
  const skipped = counts.skipped + counts.todo
  const whole = counts.passed + failed + skipped === Number(last[2])
  return whole ? { passed: counts.passed, failed, skipped } : undefined
}
