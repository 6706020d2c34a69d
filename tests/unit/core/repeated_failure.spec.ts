import type { Logger } from '@adonisjs/core/logger'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { RepeatedFailure } from '#core/logging/repeated_failure'
import { clock } from '#shared/clock'

function givenFailure(cleanup: (end: () => void) => void) {
  let now = DateTime.utc(2026, 6, 1, 12)
  cleanup(clock.set(() => now))
  const lines: unknown[] = []
  const keep = (level: string) => (details: object, message: string) =>
    void lines.push({ level, message, ...details })
  const logger = { error: keep('error'), info: keep('info') } as unknown as Logger
  const failure = new RepeatedFailure({ fails: 'It fails', works: 'It works again' }, () => logger)
  const failFor = (minutes: number, error: Error) => {
    for (let half = 0; half < minutes * 2; half++) {
      failure.failed(error)
      now = now.plus({ seconds: 30 })
    }
  }
  return { failure, failFor, lines }
}

test.group('A failure that repeats every half minute', () => {
  test('is logged when it begins, once an hour, and when it is over', ({ assert, cleanup }) => {
    const { failure, failFor, lines } = givenFailure(cleanup)
    const err = new Error('no answer')
    failure.worked()
    assert.isEmpty(lines)
    failFor(150, err)
    failure.worked()
    failure.worked()
    assert.deepEqual(lines, [
      { level: 'error', message: 'It fails', err, failures: 1, seconds: 0 },
      { level: 'error', message: 'It fails', err, failures: 121, seconds: 3_600 },
      { level: 'error', message: 'It fails', err, failures: 241, seconds: 7_200 },
      { level: 'info', message: 'It works again', failures: 300, seconds: 9_000 },
    ])
  }).tags(['WATCH-9'])

  test('is logged at once when it begins again', ({ assert, cleanup }) => {
    const { failure, failFor, lines } = givenFailure(cleanup)
    failFor(5, new Error('no answer'))
    failure.worked()
    failFor(5, new Error('refused'))
    assert.lengthOf(lines, 3)
    assert.containsSubset(lines[2], { level: 'error', failures: 1, seconds: 0 })
  }).tags(['WATCH-9'])
})
