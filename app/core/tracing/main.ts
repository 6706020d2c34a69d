import env from '#start/env'
import { parseHeaderList } from '#core/header_list'
import { otlpResource } from '#core/otlp_resource'

const url = env.get('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT')

/** Whether this process sends traces; without a collector no span is made. */
export const isTracing = url !== undefined

let close: (() => Promise<void>) | null = null

/** Starts sending traces if a collector is configured. Call it before the first request or job. */
export async function startTracing(): Promise<void> {
  if (!url || close) return
  // Loading it takes a quarter of a second, which a process without a collector does not spend.
  const { sendTraces } = await import('#core/tracing/send_traces')
  close = sendTraces({
    url,
    headers: parseHeaderList(env.get('OTEL_EXPORTER_OTLP_TRACES_HEADERS')?.release()),
    resource: otlpResource,
    share: env.get('OTEL_TRACES_SAMPLER_ARG') ?? 1,
  })
}

/** Sends the spans that wait. Called before the process ends. */
export const stopTracing = async (): Promise<void> => close?.()
