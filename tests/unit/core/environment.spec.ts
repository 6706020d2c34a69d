import { test } from '@japa/runner'
import {
  assertProductionSettings,
  previousKeys,
  productionFaults,
  withDevelopmentDefaults,
} from '#core/environment'

const strong = {
  NODE_ENV: 'production',
  APP_KEY: 'q8Zk2vR9pLx4NwT7sYb1HdJf6GmC3aEu',
  APP_URL: 'https://gigstall.test',
  DATABASE_URL: 'postgres://db/gigstall',
  SESSION_DRIVER: 'hybrid',
  SMTP_HOST: 'smtp.gigstall.test',
  MAIL_FROM: 'hello@gigstall.test',
}

test.group('Production settings', () => {
  test('a complete set starts', ({ assert }) => {
    assert.deepEqual(productionFaults(strong), [])
  })

  test('without {$self} it refuses to start and says so')
    .with(['APP_KEY', 'APP_URL', 'DATABASE_URL', 'SMTP_HOST', 'MAIL_FROM'])
    .run(({ assert }, name) => {
      assert.throws(
        () => assertProductionSettings({ ...strong, [name]: undefined }),
        new RegExp(name)
      )
    })

  test('a weak {name} is refused')
    .with([
      { name: 'APP_KEY', value: 'short' },
      { name: 'APP_KEY', value: 'a'.repeat(64) },
      { name: 'APP_KEY', value: 'development-only-key-never-used-in-production' },
      { name: 'APP_PREVIOUS_KEYS', value: 'q8Zk2vR9pLx4NwT7sYb1HdJf6GmC3aEu,short' },
      { name: 'APP_URL', value: 'http://gigstall.test' },
      { name: 'SESSION_DRIVER', value: 'memory' },
      { name: 'DEV_MODE', value: 'true' },
      { name: 'STRIPE_API_BASE', value: 'http://127.0.0.1:3333' },
      { name: 'PRINTFUL_API_BASE', value: 'https://api.printful.com.test' },
      { name: 'PRINTFUL_OAUTH_BASE', value: 'https://api.printful.com' },
    ])
    .run(({ assert }, { name, value }) => {
      assert.isNotEmpty(productionFaults({ ...strong, [name]: value }))
    })

  test('keys that APP_KEY had before are read from a list', ({ assert }) => {
    assert.deepEqual(previousKeys(' one, ,two '), ['one', 'two'])
    assert.deepEqual(previousKeys(undefined), [])
    const earlier = 'p3Vn8Kx5Tq1Zr7Lw9Yb2Hs4Ng6Jd0FcM'
    assert.isEmpty(productionFaults({ ...strong, APP_PREVIOUS_KEYS: earlier }))
  }).tags(['KEY-1'])

  test('a key of Stripe’s needs the secrets of both its webhooks', ({ assert }) => {
    const key = { ...strong, STRIPE_SECRET_KEY: 'sk_live_without_webhook_secrets' }
    const secrets = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET']
    const both = Object.fromEntries(secrets.map((name) => [name, 'whsec_of_this_endpoint']))
    assert.isEmpty(productionFaults({ ...key, ...both }))
    for (const name of secrets)
      assert.match(productionFaults({ ...key, ...both, [name]: '' }).join(), new RegExp(`^${name}`))
  }).tags(['ODD-11'])

  test('a bucket needs a name, an https:// address and both keys or none', ({ assert }) => {
    const bucket = { ...strong, DRIVE_DISK: 's3', S3_BUCKET: 'pictures' }
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
    assert.isEmpty(productionFaults(bucket))
    assert.isEmpty(productionFaults({ ...bucket, ...keys, S3_ENDPOINT: 'https://r2.test' }))
    assert.lengthOf(productionFaults({ ...bucket, S3_BUCKET: '' }), 1)
    assert.lengthOf(productionFaults({ ...bucket, S3_ENDPOINT: 'http://r2.test' }), 1)
    assert.lengthOf(productionFaults({ ...bucket, S3_ACCESS_KEY_ID: 'key' }), 1)
  }).tags(['PROF-18'])

  test('development defaults never reach production', ({ assert }) => {
    const environment: Record<string, string | undefined> = { NODE_ENV: 'production' }
    withDevelopmentDefaults(environment)
    assert.isUndefined(environment.APP_KEY)
    assert.isUndefined(environment.DATABASE_URL)
  })
})
