import type { RequestListener } from 'node:http'
import { context, propagation, ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api'
import { isFromProxy } from '#core/http/caller_network'
import { recordOf, routeOf } from '#core/http/watch_requests'
import { isTracing } from '#core/tracing/main'
import { markFailed, tracer } from '#core/tracing/spans'

/**
 * Begins a span for each request that reaches the application; kept responses have none. It continues the trace of a trusted
 * proxy (`traceparent`), never that of a caller.
 */
export function traceRequests(handle: RequestListener): RequestListener {
  if (!isTracing) return handle
  return (request, response) => {
    const record = recordOf(request)
    const method = request.method ?? ''
    const parent = isFromProxy(request)
      ? propagation.extract(ROOT_CONTEXT, request.headers)
      : ROOT_CONTEXT
    const attributes = { 'http.request.method': method, 'gigstall.request_id': record?.id }
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
    if (record) record.traceId = span.spanContext().traceId
    response.once('close', () => {
      const route = record ? routeOf(record) : '(none)'
      const { statusCode: status } = response
      span.updateName(`${method} ${route}`)
      span.setAttributes({ 'http.route': route, 'http.response.status_code': status })
      if (status >= 500) markFailed(span)
      span.end()
    })
    return context.with(trace.setSpan(parent, span), () => handle(request, response))
  }
}
