import { SpanKind, SpanStatusCode, trace, type Span, type SpanOptions } from '@opentelemetry/api'
import { redactError } from '#core/redact_error'

/** Makes spans. Until tracing has started they are not recorded. */
export const tracer = trace.getTracer('gigstall')

/** The trace that is running, for log lines; undefined without one. */
export const currentTraceId = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId

/** Runs `work` in a span, which ends with it; what it causes meanwhile belongs below. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<Result>
): Promise<Result> {
  return tracer.startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      markFailed(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** The span of a job, a trace of its own. */
export const ofJob = ({ id, name }: { id: string; name: string }): SpanOptions => ({
  root: true,
  kind: SpanKind.CONSUMER,
  attributes: { 'messaging.destination.name': name, 'messaging.message.id': id },
})

/** Marks a span as failed, with what an error says without secrets and people. */
export function markFailed(span: Span, error?: unknown) {
  const message = error === undefined ? undefined : redactError(error)
  span.setStatus({ code: SpanStatusCode.ERROR, message })
  if (error instanceof Error) span.setAttribute('error.type', error.name)
}
