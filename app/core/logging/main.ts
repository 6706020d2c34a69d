import { ErrorReports } from '#core/logging/error_reports'
import { otlpHeaders, otlpResource } from '#core/otlp'
import env from '#start/env'

const url = env.get('OTEL_EXPORTER_OTLP_LOGS_ENDPOINT')

/** Sends the errors of this process to the collector; null if none is configured. */
export const errorReports = url
  ? new ErrorReports(
      { url, headers: otlpHeaders(env.get('OTEL_EXPORTER_OTLP_LOGS_HEADERS')?.release()) },
      otlpResource
    )
  : null
