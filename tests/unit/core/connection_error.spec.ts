import { test } from '@japa/runner'
import { isConnectionError } from '#core/database/connection_error'
import { StatementTimeout } from '#core/database/statement_timeout'
import { toErrorAnswer } from '#core/exceptions/error_answer'

const fault = (fields: object) => Object.assign(new Error('fault'), fields)

test.group('A database that cannot be reached', () => {
  test('is answered 503 with Retry-After: {title}')
    .tags(['SAFE-4'])
    .with([
      { title: 'nothing listens', error: fault({ code: 'ECONNREFUSED', syscall: 'connect' }) },
      { title: 'it shuts down', error: fault({ code: '57P01' }) },
      { title: 'it starts up', error: fault({ code: '57P03' }) },
      { title: 'it is read-only', error: fault({ code: '25006' }) },
      { title: 'too many clients', error: fault({ code: '53300' }) },
      { title: 'the pool is empty', error: fault({ name: 'KnexTimeoutError' }) },
      { title: 'the socket broke', error: new Error('Connection terminated unexpectedly') },
      {
        title: 'the socket broke under a statement, which knex names first',
        error: new Error('select * from "users" - Connection terminated unexpectedly'),
      },
      { title: 'it hangs', error: new StatementTimeout(15_000) },
      {
        title: 'both addresses refuse',
        error: new AggregateError([fault({ code: 'ECONNREFUSED', syscall: 'connect' })]),
      },
    ])
    .run(({ assert }, { error }) => {
      const { status, headers, body } = toErrorAnswer(error)
      assert.equal(status, 503)
      assert.equal(headers['Retry-After'], '5')
      assert.equal(body.code, 'E_UNAVAILABLE')
    })

  test('is not what a statement is refused for: {code}')
    .tags(['SAFE-4'])
    .with([{ code: '23505' }, { code: '40001' }, { code: '22021' }, { code: 'E_ROUTE_NOT_FOUND' }])
    .run(({ assert }, { code }) => assert.isFalse(isConnectionError(fault({ code }))))
})
