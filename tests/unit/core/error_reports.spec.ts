import { test } from '@japa/runner'
import { pino } from 'pino'
import { ErrorReports } from '#core/logging/error_reports'
import { startCollector } from '#tests/support/json_collector'

type Attribute = { key: string; value: { stringValue: string } }
type Sent = {
  resourceLogs: {
    resource: { attributes: Attribute[] }
    scopeLogs: {
      logRecords: {
        timeUnixNano: string
        severityText: string
        body: { stringValue: string }
        attributes: Attribute[]
      }[]
    }[]
  }[]
}

const named = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue]))

/** Starts a collector that answers, or never does, and a log that reports to it. */
async function givenCollector(cleanup: (end: () => void) => void, answers = true) {
  const { origin, bodies, headers, close } = await startCollector<Sent>({ answers })
  cleanup(close)
  const reports = new ErrorReports(
    { url: `${origin}/v1/logs`, headers: { authorization: 'Bearer of-the-collector' } },
    { 'service.name': 'gigstall' }
  )
  const streamWrite = (line: string) => {
    reports.take(line)
    return line
  }
  const log = pino({ level: 'info', hooks: { streamWrite } }, { write: () => undefined })
  const records = () => bodies.flatMap((body) => body.resourceLogs[0]!.scopeLogs[0]!.logRecords)
  return { reports, log, bodies, headers, records }
}

test.group('Reports of errors', () => {
  test('are sent in one batch, as OpenTelemetry logs', async ({ assert, cleanup }) => {
    const { reports, log, bodies, headers, records } = await givenCollector(cleanup)
    log.info('nothing to report')
    log.warn('nor this')
    const child = log.child({ request_id: 'r-1', method: 'GET', route: '/product/:id' })
    child.error({ err: new TypeError('It broke') }, 'A page failed')
    log.fatal({ origin: 'uncaughtException' }, 'The process restarts')
    await reports.close()
    assert.lengthOf(bodies, 1)
    assert.equal(headers[0]!.authorization, 'Bearer of-the-collector')
    assert.deepEqual(named(bodies[0]!.resourceLogs[0]!.resource.attributes), {
      'service.name': 'gigstall',
    })
    const [error, fatal] = records()
    assert.equal(error!.severityText, 'ERROR')
    assert.equal(error!.body.stringValue, 'A page failed')
    assert.closeTo(Number(error!.timeUnixNano) / 1e6, Date.now(), 60_000)
    const attributes = named(error!.attributes)
    assert.containsSubset(attributes, {
      'request_id': 'r-1',
      'http.request.method': 'GET',
      'http.route': '/product/:id',
      'exception.type': 'TypeError',
      'exception.message': 'It broke',
    })
    assert.include(attributes['exception.stacktrace'], 'error_reports.spec')
    assert.equal(fatal!.severityText, 'FATAL')
    assert.deepEqual(named(fatal!.attributes), { origin: 'uncaughtException' })
  }).tags(['WATCH-10'])

  test('hold no secret and no email address', async ({ assert, cleanup }) => {
    const { reports, log, bodies } = await givenCollector(cleanup)
    log.error(
      { err: new Error('sk_live_abc refused for jane@example.test'), email: 'jane@example.test' },
      'jane@example.test got none'
    )
    await reports.close()
    assert.lengthOf(bodies, 1)
    assert.notMatch(JSON.stringify(bodies), /sk_live_abc|jane/)
  }).tags(['WATCH-10'])

  test('are limited in a flood, and go on after it', async ({ assert, cleanup }) => {
    const { reports, log, records } = await givenCollector(cleanup)
    for (let count = 0; count < 1_000; count++) log.error('the same again')
    await reports.close()
    assert.lengthOf(records(), 100)
    log.error('one more')
    await reports.close()
    assert.lengthOf(records(), 101)
  }).tags(['WATCH-10'])

  test('are dropped if the collector does not answer', async ({ assert, cleanup }) => {
    const { reports, log, bodies } = await givenCollector(cleanup, false)
    log.error('not answered')
    await reports.close()
    assert.lengthOf(bodies, 1)
    const gone = new ErrorReports({ url: 'http://127.0.0.1:9/v1/logs', headers: {} }, {})
    gone.take('{"level":50,"time":1,"msg":"not sent"}\n')
    await assert.doesNotReject(() => gone.close())
  })
    .tags(['WATCH-10'])
    .timeout(30_000)
})
