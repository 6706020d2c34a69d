import { ErrorReports } from '#core/logging/error_reports'
import { parseHeaderList } from '#core/header_list'
import { otlpResource } from '#core/otlp_resource'
import env from '#start/env'

const url = env.get('OTEL_EXPORTER_OTLP_LOGS_ENDPOINT')

/** Sends the errors of this process to the collector; null if none is configured. */
export const errorReports = url
  ? new ErrorReports(
      { url, headers: parseHeaderList(env.get('OTEL_EXPORTER_OTLP_LOGS_HEADERS')?.release()) },
      otlpResource
    )
  : null
