/**
 * Loaded into the measured server before anything else: notes the statements it sends to PostgreSQL, on request of the
 * benchmark, and hands them over. While it is off, a statement passes through one comparison.
 */
import pg from 'pg'

const query = pg.Client.prototype.query
let statements

pg.Client.prototype.query = function (config, values, ...rest) {
  if (statements) {
    const text = config.text ?? config
    statements.push({ text, values: config.values ?? (Array.isArray(values) ? values : []) })
  }
  return query.call(this, config, values, ...rest)
}

process.on('message', (message) => {
  if (message !== 'record' && message !== 'stop') return
  process.send({ statements: statements ?? [] })
  statements = message === 'record' ? [] : undefined
})
// A server that fails to start must end, listener or not.
process.channel?.unref()
