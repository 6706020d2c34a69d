import { hostname } from 'node:os'
import { installation } from '#core/installation'
import env from '#start/env'

/** What OpenTelemetry calls this process. */
export const otlpResource = {
  'service.name': 'gigstall',
  'service.instance.id': `${hostname()}-${process.pid}`,
  'deployment.environment.name': installation.isStaging ? 'staging' : env.get('NODE_ENV'),
}
