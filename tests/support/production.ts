import { tmpdir } from 'node:os'
import { join } from 'node:path'
import env from '#start/env'

/** The environment of a child process that runs as a deployment would, against the database of the tests. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_DRIVER: 'hybrid',
  APP_KEY: 'wUq8Zr2vT5yXb9Lm4Kd7Hs1Ng6Pf3Jc0',
  SMTP_HOST: 'smtp.gigstall.test',
  MAIL_FROM: 'hello@gigstall.test',
  APP_URL: 'https://gigstall.test',
  DATABASE_URL: env.get('DATABASE_URL'),
  LOG_LEVEL: 'silent',
  DATA_DIR: join(tmpdir(), 'gigstall-production'),
  STRIPE_SECRET_KEY: 'sk_live_of_a_test_and_no_secret',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_of_a_test',
  PRINTFUL_TOKEN: 'of-a-test-and-no-secret',
  PRINTFUL_WEBHOOK_SECRET: 'of-a-test-and-no-secret-at-all',
}
