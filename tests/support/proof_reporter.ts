import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { NamedReporterContract } from '@japa/runner/types'

/**
 * Writes the outcome of every test to the file that TEST_RESULTS names, one JSON object a line. After a run the table of
 * requirements is checked against them, and they are counted (bin/launcher/test_results.js). The last line says that the
 * run has come to its end.
 */
export const proofReporter: NamedReporterContract = {
  name: 'proof',
  handler(_, emitter) {
    const file = process.env.TEST_RESULTS
    if (!file) return
    emitter.on('test:end', ({ title, meta, hasError, isSkipped, isTodo, duration, tags }) => {
      const outcome = isSkipped || isTodo ? 'skipped' : hasError ? 'failed' : 'passed'
      const test = {
        file: relative(process.cwd(), meta.fileName),
        title: title.original,
        outcome,
        milliseconds: Math.round(duration),
        tags: tags ?? [],
      }
      appendFileSync(file, `${JSON.stringify(test)}\n`)
    })
    emitter.on('runner:end', () => appendFileSync(file, `${JSON.stringify({ isEnd: true })}\n`))
  },
}
