import { existsSync, readFileSync } from 'node:fs'
import Ajv, { type ValidateFunction } from 'ajv'
import qs from 'qs'
import app from '@adonisjs/core/services/app'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { stripeSandbox } from '#sandbox/public'
import { pence } from '#shared/money'
import { givenOpenSession, paymentWorld } from './payment_world.js'

const CONTRACT = app.makePath('../shared/contracts/stripe-23.1.0-params.schema.json')

let compiled: ValidateFunction | undefined

function validator(): ValidateFunction {
  return (compiled ??= compile())
}

function compile(): ValidateFunction {
  // Form encoding knows text only: "2499" is checked as the number it stands for.
  const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true })
  ajv.addSchema(JSON.parse(readFileSync(CONTRACT, 'utf8')), 'stripe')
  return ajv.compile({ $ref: 'stripe#/definitions/Checkout.SessionCreateParams' })
}

async function sentBodies() {
  return stripeSandbox.requestLog
    .filter((call) => call.path.endsWith('/v1/checkout/sessions'))
    .map((call) => qs.parse(call.form, { depth: 10, arrayLimit: 1000 }))
}

test.group('Requests to Stripe keep its contract', (group) => {
  group.each.setup(paymentWorld)
  group.tap((each) => each.skip(!existsSync(CONTRACT), `There is no ${CONTRACT}`))

  test('a session with an address that we know', async ({ assert }) => {
    await givenOpenSession()
    await assertKept(assert)
  })

  test('a session that asks for an address, with many lines, pictures and no email', async ({
    assert,
  }) => {
    const line = {
      name: 'Poster',
      imageUrl: 'https://shop.example.test/p.png',
      unitAmount: pence(1200),
      quantity: 10,
    }
    const lines = Array.from({ length: 25 }, () => line)
    const allowedCountries = ['GB', 'US', 'CA']
    await givenOpenSession({ collectAddress: true, allowedCountries, lines }, null)
    await assertKept(assert)
  })

  test('and the check would notice a parameter that does not exist', async ({ assert }) => {
    await givenOpenSession()
    const [body] = await sentBodies()
    assert.isFalse(validator()({ ...body, payment_method_types: ['card'] }))
  })
})

async function assertKept(assert: Assert) {
  const bodies = await sentBodies()
  const isKept = validator()
  assert.lengthOf(bodies, 1)
  for (const body of bodies) assert.isTrue(isKept(body), JSON.stringify(isKept.errors, null, 2))
}
