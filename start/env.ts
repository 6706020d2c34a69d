/**
 * The environment, validated once at boot. Everything is optional in development; production refuses to start
 * with a weak or missing setting and says which (see .env.example for what each one means).
 */
import { existsSync } from 'node:fs'
import { Env, errors } from '@adonisjs/core/env'
import { isStaging, withDevelopmentDefaults } from '#core/environment'
import { installation } from '#core/installation'
import { assertFitSettings } from '#core/production_settings'

const file = new URL('../.env', import.meta.url)

// Before the defaults, so that what the file says counts; what the process was given counts more.
if (process.env.NODE_ENV !== 'test' && existsSync(file)) process.loadEnvFile(file)
withDevelopmentDefaults(process.env)

const validated = Env.create(new URL('../', import.meta.url), {
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  /** `staging` is a rehearsal of production; only with NODE_ENV=production. */
  APP_ENV: Env.schema.enum.optional(['production', 'staging'] as const),
  PORT: Env.schema.number(),
  HOST: Env.schema.string({ format: 'host' }),
  APP_KEY: Env.schema.secret(),
  /** Keys that APP_KEY had before, separated by commas: they read and never write. */
  APP_PREVIOUS_KEYS: Env.schema.secret.optional(),
  APP_URL: Env.schema.string({ format: 'url', tld: false }),
  TRUST_PROXY: Env.schema.string.optional(),
  /** For Prometheus, on this port alone. */
  METRICS_PORT: Env.schema.number.optional(),
  METRICS_HOST: Env.schema.string.optional({ format: 'host' }),
  /** Seconds between two heartbeats, with each of which alerts are looked for; 30 where left out. */
  WATCH_SECONDS: Env.schema.number.optional(),
  /** Where errors in the log are sent; the names are OpenTelemetry's. */
  CDN_PURGE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  CDN_PURGE_HEADERS: Env.schema.secret.optional(),
  OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  OTEL_EXPORTER_OTLP_LOGS_HEADERS: Env.schema.secret.optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  OTEL_EXPORTER_OTLP_TRACES_HEADERS: Env.schema.secret.optional(),
  OTEL_TRACES_SAMPLER_ARG: Env.schema.number.optional(),
  CIRCUIT_BREAKERS: Env.schema.enum.optional(['on', 'off'] as const),
  LOG_LEVEL: Env.schema.enum([
    'trace',
    'debug',
    'info',
    'warn',
    'error',
    'fatal',
    'silent',
  ] as const),
  DATA_DIR: Env.schema.string.optional(),
  /** Set by `node ace serve --hmr`. */
  DEV_MODE: Env.schema.string.optional(),

  SECOND_FACTOR: Env.schema.enum.optional(['required', 'optional'] as const),
  /** From the request to remove a lost second factor to its removal; 72 where left out. */
  SECOND_FACTOR_REMOVAL_HOURS: Env.schema.number.optional(),
  SESSION_DRIVER: Env.schema.enum(['hybrid', 'memory'] as const),

  DATABASE_URL: Env.schema.string(),
  /** `transaction` where DATABASE_URL is PgBouncer in transaction mode, which needs DATABASE_DIRECT_URL too. */
  DATABASE_POOLER: Env.schema.enum.optional(['transaction'] as const),
  DATABASE_DIRECT_URL: Env.schema.string.optional(),
  /** `on` by default, but for a pooler in transaction mode. */
  DATABASE_PREPARED_STATEMENTS: Env.schema.enum.optional(['on', 'off'] as const),
  DATABASE_POOL_MAX: Env.schema.number.optional(),

  DRIVE_DISK: Env.schema.enum(['fs', 's3'] as const),
  S3_BUCKET: Env.schema.string.optionalWhen(process.env.DRIVE_DISK !== 's3'),
  S3_REGION: Env.schema.string(),
  S3_ENDPOINT: Env.schema.string.optional(),
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  S3_SECRET_ACCESS_KEY: Env.schema.secret.optional(),
  /** Set by `npm start`: how often it has started the server again. */
  PROCESS_RESTARTS: Env.schema.number.optional(),
  /** How long open requests may take once the process is asked to end; 30 where left out. */
  DRAIN_SECONDS: Env.schema.number.optional(),
  /** How long a server that is asked to end says so and goes on serving before it accepts no more; 5 in production. */
  SHUTDOWN_DELAY_SECONDS: Env.schema.number.optional(),
  /** The file that a worker touches every few seconds while it can reach its queues. */
  WORKER_HEALTH_FILE: Env.schema.string.optional(),
  JOBS: Env.schema.enum.optional(['on', 'off'] as const),
  SERVICE_WORKER: Env.schema.enum.optional(['on', 'off'] as const),
  /** Whether responses that are the same for all are kept; `on` where left out, but for hot reload. */
  RESPONSE_CACHE: Env.schema.enum.optional(['on', 'off'] as const),

  RETENTION_WEBHOOK_EVENTS_DAYS: Env.schema.number.optional(),
  RETENTION_SENT_MAILS_DAYS: Env.schema.number.optional(),
  RETENTION_SYNCS_DAYS: Env.schema.number.optional(),
  RETENTION_VISITS_MONTHS: Env.schema.number.optional(),

  SMTP_HOST: Env.schema.string.optional(),
  SMTP_PORT: Env.schema.number.optional(),
  SMTP_USERNAME: Env.schema.string.optional(),
  SMTP_PASSWORD: Env.schema.secret.optional(),
  MAIL_FROM: Env.schema.string.optional(),
  CONTACT_EMAIL: Env.schema.string.optional(),
  SECURITY_CONTACT: Env.schema.string.optional(),

  SELLER_NAME: Env.schema.string.optional(),
  SELLER_ADDRESS: Env.schema.string.optional(),
  SELLER_COMPANY_NUMBER: Env.schema.string.optional(),
  SELLER_VAT_NUMBER: Env.schema.string.optional(),

  STRIPE_SECRET_KEY: Env.schema.secret.optional(),
  STRIPE_WEBHOOK_SECRET: Env.schema.secret.optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: Env.schema.secret.optional(),
  STRIPE_API_BASE: Env.schema.string.optional(),
  STRIPE_TAX: Env.schema.enum.optional(['on', 'off'] as const),

  /** In pence: above these a second admin approves (config/signoffs.ts). */
  REFUND_SIGNOFF_ABOVE: Env.schema.number.optional(),
  PAYOUT_SIGNOFF_ABOVE: Env.schema.number.optional(),

  EXCHANGE_RATES: Env.schema.string.optional(),

  PRINTFUL_TOKEN: Env.schema.secret.optional(),
  PRINTFUL_STORE_ID: Env.schema.string.optional(),
  PRINTFUL_CLIENT_ID: Env.schema.string.optional(),
  PRINTFUL_CLIENT_SECRET: Env.schema.secret.optional(),
  PRINTFUL_WEBHOOK_SECRET: Env.schema.secret.optional(),
  PRINTFUL_API_BASE: Env.schema.string.optional(),
  PRINTFUL_OAUTH_BASE: Env.schema.string.optional(),

  GOOGLE_CLIENT_ID: Env.schema.string.optional(),
  GOOGLE_CLIENT_SECRET: Env.schema.secret.optional(),
  SPOTIFY_CLIENT_ID: Env.schema.string.optional(),
  SPOTIFY_CLIENT_SECRET: Env.schema.secret.optional(),
  GITHUB_CLIENT_ID: Env.schema.string.optional(),
  GITHUB_CLIENT_SECRET: Env.schema.secret.optional(),
})

const env = await validated.catch((error: unknown) => {
  if (error instanceof errors.E_INVALID_ENV_VARIABLES)
    assertFitSettings(process.env, error.help.replaceAll(/^- /gm, '').split('\n'))
  throw error
})
assertFitSettings(process.env)
installation.isStaging = isStaging(process.env)

export default env
