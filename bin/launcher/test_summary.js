/**
 * The closing line of `npm test`, read from the summary that Japa prints. No summary, no line: nothing is made up.
 */
import { stripVTControlCharacters } from 'node:util'

const kinds = ['passed', 'failed', 'todo', 'skipped', 'regression']

/** @param output what Japa has printed @returns the line, or undefined */
export function closingLine(output) {
  const text = stripVTControlCharacters(output)
  const summaries = [...text.matchAll(/^ *Tests +((?:\d+ [a-z]+(?:, )?)+) \((\d+)\)$/gm)]
  const last = summaries.at(-1)
  if (!last) return undefined

  const counts = Object.fromEntries(kinds.map((kind) => [kind, 0]))
  for (const [, count, kind] of last[1].matchAll(/(\d+) ([a-z]+)/g)) counts[kind] = Number(count)
  const failed = counts.failed + counts.regression
  const skipped = counts.skipped + counts.todo
  const total = counts.passed + failed + skipped
  if (total !== Number(last[2])) return undefined
  return `Tests: ${counts.passed} passed, ${failed} failed, ${skipped} skipped`
}
