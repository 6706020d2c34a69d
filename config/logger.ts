import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { logContext } from '#core/logging/log_context'
import { errorReports } from '#core/logging/main'
import { defineConfig, syncDestination, targets } from '@adonisjs/core/logger'

/** Readable lines in development. A release does not contain pino-pretty, even when it runs in development mode. */
const isPretty = !app.inProduction && isInstalled('pino-pretty')

function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name)
    return true
  } catch {
    return false
  }
}

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'gigstall',
      level: env.get('LOG_LEVEL'),
      mixin: () => logContext.fields(),
      // Gets each line as it is written, after the redaction below.
      hooks: {
        streamWrite(line) {
          errorReports?.take(line)
          return line
        },
      },
      // Whatever is logged by accident, secrets and personal data do not get out.
      redact: {
        paths: [
          'password',
          'token',
          'email',
          'authorization',
          'cookie',
          '*.password',
          '*.token',
          '*.email',
          '*.authorization',
          '*.cookie',
          'headers.*',
          'err.detail',
          'err.where',
          'customer_email',
          'customerEmail',
        ],
        censor: '[redacted]',
      },
      destination: isPretty ? await syncDestination() : undefined,
      transport: isPretty ? undefined : { targets: [targets.file({ destination: 1 })] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
