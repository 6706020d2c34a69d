import { hostname } from 'node:os'
import { installation } from '#core/installation'
import env from '#start/env'

/** Parses headers in OpenTelemetry’s form: "name=value,name=value" with URL-encoded values. */
export const otlpHeaders = (text = ''): Record<string, string> =>
  Object.fromEntries(
    text
      .split(',')
      .map((pair) => /^\s*([^=\s]+)\s*=\s*(.*?)\s*$/.exec(pair))
      .filter((match) => match !== null)
      .map(([, name, value]) => [name!, decoded(value!)])
  )

/** A value that is not URL-encoded, such as one with a lone %, is taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

/** What OpenTelemetry calls this process. */
export const otlpResource = {
  'service.name': 'gigstall',
  'service.instance.id': `${hostname()}-${process.pid}`,
  'deployment.environment.name': installation.isStaging ? 'staging' : env.get('NODE_ENV'),
}
