import { appendFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { NamedReporterContract } from '@japa/runner/types'

/**
 * Writes the outcome of every test to the file that TEST_RESULTS names, one JSON object a line. After a run the table of
 * requirements is checked against them, and they are counted (bin/launcher/test_results.js). A hook that fails, and an
 * error that nothing caught, count as a failed test of their file: of the running one, where it is not known. One line
 * says that the run has come to its end.
 */
export const proofReporter: NamedReporterContract = {
  name: 'proof',
  handler(_, emitter) {
    const file = process.env.TEST_RESULTS
    if (!file) return
    let running = ''
    const write = (line: object) => appendFileSync(file, `${JSON.stringify(line)}\n`)
    const writeTest = (path: string, title: string, outcome: string, own: object = {}) =>
      write({ file: relative(process.cwd(), path), title, outcome, ...own })
    const writeError = (place: string, error: unknown, path = running) => {
      const message = error instanceof Error ? error.message : String(error)
      writeTest(path, `${place}: ${message.split('\n')[0]}`, 'failed')
    }

    // Japa listens by now: until then an error ends the process, as it should.
    emitter.on('runner:start', () => {
      process.on('uncaughtException', (error) => writeError('an error that nothing caught', error))
      process.on('unhandledRejection', (error) =>
        writeError('a rejection that nothing caught', error)
      )
    })
    emitter.on('test:start', ({ meta }) => {
      running = meta.fileName
    })
    emitter.on('test:end', ({ title, meta, hasError, isSkipped, isTodo, duration, tags }) => {
      const outcome = isSkipped || isTodo ? 'skipped' : hasError ? 'failed' : 'passed'
      const milliseconds = Math.round(duration)
      writeTest(meta.fileName, title.original, outcome, { milliseconds, tags: tags ?? [] })
    })
    emitter.on('group:end', ({ title, meta, errors }) => {
      for (const { phase, error } of errors)
        writeError(`${phase} of “${title}”`, error, meta.fileName)
    })
    emitter.on('suite:end', ({ name, errors }) => {
      for (const { phase, error } of errors) writeError(`${phase} of the suite ${name}`, error)
    })
    emitter.on('runner:end', () => write({ isEnd: true }))
  },
}
