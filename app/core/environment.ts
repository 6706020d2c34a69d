/**
 * Defaults that make every variable optional in development and tests. What production needs is in
 * `production_settings.ts`.
 */
export type Environment = Record<string, string | undefined>

const DEVELOPMENT_DEFAULTS = {
  HOST: '127.0.0.1',
  PORT: '3333',
  LOG_LEVEL: 'info',
  APP_KEY: 'development-only-key-never-used-in-production',
  DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1:5432/gigstall',
} satisfies Environment

export const DEVELOPMENT_KEY = DEVELOPMENT_DEFAULTS.APP_KEY

const DEFAULTS: Environment = {
  HOST: '0.0.0.0',
  PORT: '3333',
  LOG_LEVEL: 'info',
  SESSION_DRIVER: 'hybrid',
  DRIVE_DISK: 'fs',
  S3_REGION: 'us-east-1',
}

/** A load balancer asks every few seconds whether a node is ready: so long one that ends goes on serving. */
const PRODUCTION_DEFAULTS: Environment = { ...DEFAULTS, SHUTDOWN_DELAY_SECONDS: '5' }

/** Whether this installation is a rehearsal of production (APP_ENV=staging). */
export const isStaging = ({ APP_ENV }: Environment) => APP_ENV === 'staging'

export function withDevelopmentDefaults(environment: Environment) {
  environment.NODE_ENV ??= 'development'
  const isProduction = environment.NODE_ENV === 'production'
  if (environment.NODE_ENV === 'test') environment.LOG_LEVEL ||= 'silent'
  // Tests script failures one after the other: those of a circuit breaker switch it on.
  if (environment.NODE_ENV === 'test') environment.CIRCUIT_BREAKERS ||= 'off'
  // Japa signs accounts in through the memory store only.
  if (environment.NODE_ENV === 'test' && !environment.SESSION_DRIVER)
    environment.SESSION_DRIVER = 'memory'
  for (const [name, value] of Object.entries(
    isProduction ? PRODUCTION_DEFAULTS : { ...DEFAULTS, ...DEVELOPMENT_DEFAULTS }
  )) {
    if (!environment[name]) environment[name] = value
  }
  if (!isProduction && !environment.APP_URL) {
    environment.APP_URL = `http://${environment.HOST}:${environment.PORT}`
  }
}

/** The keys that APP_KEY had before, newest first (APP_PREVIOUS_KEYS). */
export function previousKeys(list = ''): string[] {
  return list
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
}
