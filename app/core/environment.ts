/**
 * Defaults that make every variable optional in development and tests, and the checks that make production strict.
 */
type Environment = Record<string, string | undefined>

const DEVELOPMENT_DEFAULTS: Environment = {
  HOST: '127.0.0.1',
  PORT: '3333',
  LOG_LEVEL: 'info',
  APP_KEY: 'development-only-key-never-used-in-production',
  DATABASE_URL: 'postgres://postgres:postgres@127.0.0.1:5432/gigstall',
}

const DEFAULTS: Environment = {
  HOST: '0.0.0.0',
  PORT: '3333',
  LOG_LEVEL: 'info',
  SESSION_DRIVER: 'hybrid',
  DRIVE_DISK: 'fs',
  S3_REGION: 'us-east-1',
}

/** Vendor hosts that `*_BASE` may name in production: anything else would send customers' data to a stranger. */
const VENDOR_BASES: Record<string, string> = {
  STRIPE_API_BASE: 'https://api.stripe.com',
  PRINTFUL_API_BASE: 'https://api.printful.com',
  PRINTFUL_OAUTH_BASE: 'https://www.printful.com/oauth',
}

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
    isProduction ? DEFAULTS : { ...DEFAULTS, ...DEVELOPMENT_DEFAULTS }
  )) {
    if (!environment[name]) environment[name] = value
  }
  if (!isProduction && !environment.APP_URL) {
    environment.APP_URL = `http://${environment.HOST}:${environment.PORT}`
  }
}

/**
 * Throws one error that names every unfit setting, so that a deployment fails at once and not at the first customer.
 */
export function assertProductionSettings(environment: Environment) {
  if (environment.NODE_ENV !== 'production') return
  const faults = productionFaults(environment)
  if (faults.length > 0)
    throw new Error(`Refusing to start in production:\n- ${faults.join('\n- ')}`)
}

export function productionFaults(environment: Environment): string[] {
  const faults: string[] = []
  if (isWeakKey(environment.APP_KEY ?? ''))
    faults.push('APP_KEY must be a random secret of at least 32 characters (node ace generate:key)')
  if (previousKeys(environment.APP_PREVIOUS_KEYS).some(isWeakKey))
    faults.push('APP_PREVIOUS_KEYS must be keys that APP_KEY had, separated by commas')
  if (!environment.DATABASE_URL) faults.push('DATABASE_URL must name the PostgreSQL database')
  if (!environment.APP_URL?.startsWith('https://'))
    faults.push('APP_URL must be the public https:// address')
  if (environment.SESSION_DRIVER !== 'hybrid') faults.push('SESSION_DRIVER must be hybrid')
  if (environment.DEV_MODE === 'true')
    faults.push('DEV_MODE must be absent: with it Vite would serve the sources')
  for (const [name, host] of Object.entries(VENDOR_BASES)) {
    if (environment[name] && environment[name] !== host)
      faults.push(`${name} must be ${host} or absent`)
  }
  for (const name of ['SMTP_HOST', 'MAIL_FROM']) {
    if (!environment[name])
      faults.push(`${name} must be set: mails carry order news and password links`)
  }
  for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET']) {
    if (environment.STRIPE_SECRET_KEY && !environment[name])
      faults.push(`${name} must be set together with STRIPE_SECRET_KEY`)
  }
  if (environment.PRINTFUL_TOKEN || environment.PRINTFUL_CLIENT_SECRET) {
    if ((environment.PRINTFUL_WEBHOOK_SECRET ?? '').length < 24)
      faults.push('PRINTFUL_WEBHOOK_SECRET must be set, at least 24 random characters')
  }
  return [...faults, ...storageFaults(environment)]
}

/** The keys that APP_KEY had before, newest first (APP_PREVIOUS_KEYS). */
export function previousKeys(list = ''): string[] {
  return list
    .split(',')
    .map((key) => key.trim())
    .filter((key) => key !== '')
}

/** Whether a key can be guessed: what it encrypts and signs, also as an earlier key, can be forged then. */
function isWeakKey(key: string): boolean {
  return key.length < 32 || new Set(key).size < 12 || key === DEVELOPMENT_DEFAULTS.APP_KEY
}

/** The keys may be left out where the machine has a role of its own. */
function storageFaults(environment: Environment): string[] {
  if (environment.DRIVE_DISK !== 's3') return []
  const faults: string[] = []
  if (!environment.S3_BUCKET) faults.push('S3_BUCKET must be set where DRIVE_DISK is s3')
  if (environment.S3_ENDPOINT && !environment.S3_ENDPOINT.startsWith('https://'))
    faults.push('S3_ENDPOINT must begin with https://')
  if (!environment.S3_ACCESS_KEY_ID !== !environment.S3_SECRET_ACCESS_KEY)
    faults.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together')
  return faults
}
