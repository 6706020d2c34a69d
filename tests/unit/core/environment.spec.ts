import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { previousKeys, withDevelopmentDefaults } from '#core/environment'
import { assertFitSettings, productionFaults, UnfitSettings } from '#core/production_settings'

const strong = {
  NODE_ENV: 'production',
  APP_KEY: 'q8Zk2vR9pLx4NwT7sYb1HdJf6GmC3aEu',
  APP_URL: 'https://gigstall.test',
  DATABASE_URL: 'postgres://db/gigstall',
  SESSION_DRIVER: 'hybrid',
  SMTP_HOST: 'smtp.gigstall.test',
  MAIL_FROM: 'hello@gigstall.test',
  DATA_DIR: '/var/lib/gigstall',
  STRIPE_SECRET_KEY: 'sk_live_of_a_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_this_endpoint',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_of_connected_accounts',
  PRINTFUL_TOKEN: 'token-of-a-test',
  PRINTFUL_WEBHOOK_SECRET: 'at-least-24-random-characters',
}

test.group('Production settings', () => {
  test('a complete set starts', ({ assert }) => {
    assert.deepEqual(productionFaults(strong), [])
  })

  test('without {$self} it refuses to start and says so')
    .with([
      ...['APP_KEY', 'APP_URL', 'DATABASE_URL', 'SMTP_HOST', 'MAIL_FROM', 'DATA_DIR'],
      ...['STRIPE_SECRET_KEY', 'PRINTFUL_TOKEN', 'PRINTFUL_WEBHOOK_SECRET'],
    ])
    .run(({ assert }, name) => {
      assert.throws(() => assertFitSettings({ ...strong, [name]: undefined }), new RegExp(name))
    })
    .tags(['OPS-17'])

  test('an OAuth client of Printful’s stands for a token', ({ assert }) => {
    const client = { PRINTFUL_CLIENT_ID: 'client', PRINTFUL_CLIENT_SECRET: 'secret' }
    assert.isEmpty(productionFaults({ ...strong, PRINTFUL_TOKEN: '', ...client }))
    assert.lengthOf(productionFaults({ ...strong, PRINTFUL_TOKEN: '', PRINTFUL_CLIENT_ID: 'x' }), 1)
  }).tags(['OPS-17'])

  test('everything that is missing is listed at once, each once', ({ assert }) => {
    const nothing = { NODE_ENV: 'production' }
    withDevelopmentDefaults(nothing)
    const invalid = [
      'Missing environment variable "APP_KEY"',
      'Invalid value for environment variable "PORT"',
    ]
    try {
      assertFitSettings(nothing, invalid)
      assert.fail('it starts')
    } catch (error) {
      assert.instanceOf(error, UnfitSettings)
      const { faults } = error as UnfitSettings
      const named = faults.map((fault) => /"?([A-Z][A-Z_\d]+)\b/.exec(fault)![1])
      assert.sameMembers(named, [
        ...['APP_KEY', 'DATABASE_URL', 'APP_URL', 'SMTP_HOST', 'MAIL_FROM', 'STRIPE_SECRET_KEY'],
        ...['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET', 'PRINTFUL_TOKEN'],
        ...['PRINTFUL_WEBHOOK_SECRET', 'DATA_DIR', 'PORT'],
      ])
    }
  }).tags(['OPS-17'])

  test('with taxes on the seller has a VAT number and an address, which receipts name', ({
    assert,
  }) => {
    const seller = { SELLER_VAT_NUMBER: 'GB 123 4567 89', SELLER_ADDRESS: '1 Yard, Leeds' }
    assert.deepEqual(productionFaults({ ...strong, ...seller, STRIPE_TAX: 'on' }), [])
    assert.deepEqual(productionFaults({ ...strong, STRIPE_TAX: 'off' }), [])
    const faults = productionFaults({ ...strong, STRIPE_TAX: 'on' })
    assert.lengthOf(faults, 2)
    for (const name of Object.keys(seller))
      assert.isTrue(faults.some((fault) => fault.startsWith(name)))
  }).tags(['OPS-17'])

  test('stored files may not lie in the folder of the release, by any path', ({
    assert,
    cleanup,
  }) => {
    const outside = mkdtempSync(join(tmpdir(), 'gigstall-data-'))
    cleanup(() => rmSync(outside, { recursive: true }))
    mkdirSync(join(outside, 'shop'))
    symlinkSync(app.makePath('public'), join(outside, 'link'))
    const faults = (DATA_DIR: string) => productionFaults({ ...strong, DATA_DIR })
    assert.isEmpty(faults(join(outside, 'shop')))
    assert.isEmpty(faults(join(outside, 'not', 'there', 'yet')))
    for (const path of [app.makePath(), app.makePath('tmp'), 'tmp', join(outside, 'link', 'data')])
      assert.match(faults(path).join(), /^DATA_DIR must be a folder outside/)
    assert.isEmpty(
      productionFaults({ ...strong, DATA_DIR: '', DRIVE_DISK: 's3', S3_BUCKET: 'pictures' })
    )
  }).tags(['OPS-17'])

  test('staging takes other addresses of providers and test keys, and is as strict otherwise', ({
    assert,
  }) => {
    const rehearsal = {
      ...strong,
      STRIPE_SECRET_KEY: 'sk_test_of_a_test',
      STRIPE_API_BASE: 'http://127.0.0.1:4000/sandbox/stripe',
      PRINTFUL_API_BASE: 'http://127.0.0.1:4000/sandbox/printful/api',
    }
    assert.lengthOf(productionFaults(rehearsal), 3)
    assert.isEmpty(productionFaults({ ...rehearsal, APP_ENV: 'staging' }))
    const unfit = { ...rehearsal, APP_ENV: 'staging', STRIPE_SECRET_KEY: '', APP_KEY: 'short' }
    assert.lengthOf(productionFaults(unfit), 2)
  }).tags(['OPS-16'])

  test('a weak {name} is refused')
    .with([
      { name: 'APP_KEY', value: 'short' },
      { name: 'APP_KEY', value: 'a'.repeat(64) },
      { name: 'APP_KEY', value: 'development-only-key-never-used-in-production' },
      { name: 'APP_PREVIOUS_KEYS', value: 'q8Zk2vR9pLx4NwT7sYb1HdJf6GmC3aEu,short' },
      { name: 'APP_URL', value: 'http://gigstall.test' },
      { name: 'SESSION_DRIVER', value: 'memory' },
      { name: 'DEV_MODE', value: 'true' },
      { name: 'SECURITY_CONTACT', value: 'security@gigstall.test' },
      { name: 'SECURITY_CONTACT', value: 'mailto:security' },
      { name: 'SECURITY_CONTACT', value: 'http://gigstall.test/security' },
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
    for (const name of ['STRIPE_WEBHOOK_SECRET', 'STRIPE_CONNECT_WEBHOOK_SECRET'])
      assert.match(productionFaults({ ...strong, [name]: '' }).join(), new RegExp(`^${name}`))
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
