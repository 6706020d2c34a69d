import { hostname } from 'node:os'
import { ErrorReports } from '#core/logging/error_reports'
import { installation } from '#core/installation'
import env from '#start/env'

const url = env.get('OTEL_EXPORTER_OTLP_LOGS_ENDPOINT')

/** "name=value,name=value", each value encoded as in an address: OpenTelemetry’s form. */
const headersOf = (text = '') =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair))
      .filter((match) => match !== null)
      .map(([, name, value]) => [name!, decodeURIComponent(value!)])
  )

/** Of this process; null where no collector is named. */
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
