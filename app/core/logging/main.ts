import { hostname } from 'node:os'
import { ErrorReports } from '#core/logging/error_reports'
import { installation } from '#core/installation'
import env from '#start/env'

const url = env.get('OTEL_EXPORTER_OTLP_LOGS_ENDPOINT')

/** Parses headers in OpenTelemetry’s form: "name=value,name=value" with URL-encoded values. */
const headersOf = (text = '') =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair))
      .filter((match) => match !== null)
      .map(([, name, value]) => [name!, decodeURIComponent(value!)])
  )

/** Sends the errors of this process to the collector; null if none is configured. */
export const errorReports = url
  ? new ErrorReports(
      { url, headers: headersOf(env.get('OTEL_EXPORTER_OTLP_LOGS_HEADERS')?.release()) },
      {
        'service.name': 'gigstall',
        'service.instance.id': `${hostname()}-${process.pid}`,
        'deployment.environment.name': installation.isStaging ? 'staging' : env.get('NODE_ENV'),
      }
    )
  : null
