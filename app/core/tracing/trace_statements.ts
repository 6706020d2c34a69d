import type { Client } from 'pg'
import { SpanKind, trace } from '@opentelemetry/api'
import { textOf, type Callback, type OnConnection } from '#core/database/on_connection'
import { markFailed, tracer } from '#core/tracing/spans'

type Ask = (query: unknown, callback?: Callback) => unknown

const FIRST_WORD = /[a-z]+/i

/** Makes a span of each statement of a request or job that is traced: its text, whose values are apart, and how long it took. */
export const traceStatements: OnConnection = (connection, done) => {
  const ask = connection.query.bind(connection) as Ask
  const query = (statement: unknown, callback?: Callback): unknown => {
    if (!callback || !trace.getActiveSpan()?.isRecording()) return ask(statement, callback)
    const text = textOf(statement)
    const span = tracer.startSpan(FIRST_WORD.exec(text)?.[0].toUpperCase() ?? 'statement', {
      kind: SpanKind.CLIENT,
      attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
    })
    return ask(statement, (error, result) => {
      if (error) {
        span.setAttribute('db.response.status_code', error.code ?? 'none')
        markFailed(span)
      }
      span.end()
      callback(error, result)
    })
  }
  connection.query = query as Client['query']
  done(null, connection)
}
