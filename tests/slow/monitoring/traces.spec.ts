import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { givenActiveProduct } from '#tests/support/given'
import { HttpSession } from '#tests/support/http_session'
import { logLines } from '#tests/support/log_lines'
import { startCollector } from '#tests/support/json_collector'
import { BUYER, orderOf } from '#tests/support/purchase'
import { resetDatabase } from '#tests/support/reset_database'
import { startServerProcess, type ServerProcess } from '#tests/support/server_process'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}
type Sent = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[]
}
type Collector = Awaited<ReturnType<typeof startCollector<Sent>>>

const HEADER = 'Bearer of-the-collector'
const TRACE_OF_PROXY = '4bf92f3577b34da6a3ce929d0e0e4736'
const TRACEPARENT = `00-${TRACE_OF_PROXY}-00f067aa0ba902b7-01`

const spansAt = ({ bodies }: Collector) =>
  bodies.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
  )

const valueOf = ({ attributes }: Span, name: string) => {
  const value = attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

/** Spans are sent every five seconds. */
async function untilSent(collector: Collector, wanted: (span: Span) => boolean): Promise<Span> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    const span = spansAt(collector).find(wanted)
    if (span) return span
    await pause(100)
  }
  const names = spansAt(collector).map(({ name }) => name)
  throw new Error(`No such span among ${names.join(', ')}`)
}

async function givenServer(
  cleanup: (end: () => void) => void,
  collector: Collector,
  settings: Record<string, string> = {}
): Promise<ServerProcess> {
  const server = await startServerProcess({
    settings: {
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.origin}/v1/traces`,
      OTEL_EXPORTER_OTLP_TRACES_HEADERS: `authorization=${encodeURIComponent(HEADER)}`,
      LOG_LEVEL: 'info',
      JOBS: 'on',
      ...settings,
    },
  })
  cleanup(() => void server.child.kill('SIGKILL'))
  return server
}

test.group('Traces', (group) => {
  group.each.setup(resetDatabase)
  group.each.teardown(resetDatabase)

  test('hold a request with its statements and its call to Stripe, and a job with its own', async ({
    assert,
    cleanup,
  }) => {
    const collector = await startCollector<Sent>()
    cleanup(collector.close)
    const { product } = await givenActiveProduct({})
    const server = await givenServer(cleanup, collector)
    const buyer = new HttpSession(server.origin)
    const answer = await buyer.post('/api/orders', orderOf(product), { 'idempotency-key': 'one' })
    assert.equal(answer.status, 201, answer.text)

    const request = await untilSent(collector, ({ name }) => name === 'POST /api/orders')
    assert.equal(valueOf(request, 'http.response.status_code'), 201)
    assert.isUndefined(request.parentSpanId)
    const call = await untilSent(
      collector,
      ({ name }) => name === 'stripe POST /v1/checkout/sessions'
    )
    const statement = await untilSent(collector, (span) =>
      /INSERT INTO payment_sessions/.test(String(valueOf(span, 'db.query.text')))
    )
    for (const span of [call, statement]) {
      assert.equal(span.traceId, request.traceId)
      assert.equal(span.parentSpanId, request.spanId)
    }
    assert.equal(valueOf(statement, 'db.system.name'), 'postgresql')
    const line = logLines(server.log()).find(
      ({ msg, trace_id: id }) => msg === 'request' && id === request.traceId
    )
    assert.equal(line?.route, '/api/orders')

    const job = await untilSent(
      collector,
      (span) => valueOf(span, 'messaging.destination.name') !== undefined
    )
    assert.isUndefined(job.parentSpanId)
    const ofJob = await untilSent(collector, (span) => span.parentSpanId === job.spanId)
    assert.equal(ofJob.traceId, job.traceId)

    assert.equal(collector.headers[0]!.authorization, HEADER)
    const everything = JSON.stringify(collector.bodies)
    assert.include(everything, '"gigstall"')
    for (const value of [BUYER.customerInfo.email, BUYER.shippingAddress.street])
      assert.notInclude(everything, value)
  })
    .tags(['WATCH-12'])
    .timeout(180_000)

  test('go on with the trace of a trusted proxy, and with no other caller’s', async ({
    assert,
    cleanup,
  }) => {
    const collector = await startCollector<Sent>()
    cleanup(collector.close)
    const headers = { 'traceparent': TRACEPARENT, 'x-request-id': 'chosen-by-the-caller' }
    const ask = async (server: ServerProcess) => {
      const { status } = await fetch(`${server.origin}/api/products`, { headers })
      assert.equal(status, 200)
    }
    const isOfRequest = ({ name }: Span) => name === 'GET /api/products'
    const open = await givenServer(cleanup, collector)
    await ask(open)
    const strange = await untilSent(collector, isOfRequest)
    assert.notEqual(strange.traceId, TRACE_OF_PROXY)
    assert.notInclude(open.log(), 'chosen-by-the-caller')

    const behindProxy = await givenServer(cleanup, collector, { TRUST_PROXY: 'loopback' })
    await ask(behindProxy)
    const known = await untilSent(
      collector,
      (span) => isOfRequest(span) && span.traceId === TRACE_OF_PROXY
    )
    assert.equal(known.parentSpanId, '00f067aa0ba902b7')
    assert.include(behindProxy.log(), 'chosen-by-the-caller')
  })
    .tags(['WATCH-12', 'SAFE-29'])
    .timeout(180_000)

  test('are sent in part where a share is set, and a collector that is away stops nothing', async ({
    assert,
    cleanup,
  }) => {
    const collector = await startCollector<Sent>({ answers: false })
    cleanup(collector.close)
    const server = await givenServer(cleanup, collector, { OTEL_TRACES_SAMPLER_ARG: '0' })
    for (let time = 0; time < 5; time++)
      assert.equal((await fetch(`${server.origin}/api/products?search=${time}`)).status, 200)
    server.child.kill('SIGTERM')
    assert.equal(await server.exited, 0)
    assert.lengthOf(spansAt(collector), 0)

    const silent = await givenServer(cleanup, collector)
    assert.equal((await fetch(`${silent.origin}/api/products`)).status, 200)
    silent.child.kill('SIGTERM')
    assert.equal(await silent.exited, 0)
    assert.isNotEmpty(spansAt(collector))
  })
    .tags(['WATCH-12'])
    .timeout(180_000)
})
