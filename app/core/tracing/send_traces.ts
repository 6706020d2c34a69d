import { context, propagation, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'

const TIMEOUT_MS = 5_000

/** Longer values of attributes, such as long statements, are cut. */
const LONGEST_VALUE = 2_000

type Options = {
  /** Where the collector takes traces, OTLP over HTTP. */
  url: string
  headers: Record<string, string>
  resource: Record<string, string>
  /** How many traces of one are sent, from 0 to 1; a trace that a proxy began follows the proxy's choice. */
  share: number
}

/**
 * Has spans sent to a collector in batches. If the collector does not accept them, or there are too many, spans are
 * dropped; nothing waits for them.
 *
 * @returns sends what waits and ends
 */
export function sendTraces({ url, headers, resource, share }: Options): () => Promise<void> {
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: TIMEOUT_MS })
  const provider = new TracerProvider({
    resource: resourceFromAttributes(resource),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: TIMEOUT_MS })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return () => provider.shutdown().catch(() => undefined)
}
