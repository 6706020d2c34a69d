import { existsSync, readFileSync } from 'node:fs'
import Ajv, { type ValidateFunction } from 'ajv'
import qs from 'qs'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import stripeConfig from '#config/stripe'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { clock } from '#shared/clock'
import { pence } from '#shared/money'
import Refund from '#commerce/payments/models/refund'
import { RefreshPaymentForResultPage } from '#commerce/payments/actions/refresh_payment_for_result_page'
import { SubmitRefund } from '#commerce/payments/actions/submit_refund'
import { resetDatabase } from '#tests/support/reset_database'
import {
  recoverNegativeBalances,
  givenDebt,
  givenEarned,
  givenReadyArtist,
  runPayouts,
} from '#tests/functional/payouts/payout_fixtures'
import {
  BUYER,
  givenCheckout,
  givenOpenSession,
  open,
  setupPayment,
  rowOf,
} from './payment_fixtures.js'

const ADDRESS = {
  customer_name: 'Robin Example',
  street: '1 Stage Road',
  city: 'Leeds',
  state: 'West Yorkshire',
  zip_code: 'LS1 1AA',
  country: 'GB',
}

const CONTRACT = app.makePath('../shared/contracts/stripe-23.1.0-params.schema.json')

const compiled = new Map<string, ValidateFunction>()

function validatorOf(params: string): ValidateFunction {
  if (!compiled.has(params)) compiled.set(params, compile(params))
  return compiled.get(params)!
}

function compile(params: string): ValidateFunction {
  // Form encoding knows text only: "2499" is checked as the number it stands for.
  const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true })
  ajv.addSchema(JSON.parse(readFileSync(CONTRACT, 'utf8')), 'stripe')
  return ajv.compile({ $ref: `stripe#/definitions/${params}` })
}

const SESSION = { path: '/v1/checkout/sessions', params: 'Checkout.SessionCreateParams' }
const REFUND = { path: '/v1/refunds', params: 'RefundCreateParams' }
const ACCOUNT = { path: '/v1/accounts', params: 'AccountCreateParams' }
const ACCOUNT_LINK = { path: '/v1/account_links', params: 'AccountLinkCreateParams' }
const TRANSFER = { path: '/v1/transfers', params: 'TransferCreateParams' }
const REVERSAL = { path: '/reversals', params: 'TransferCreateReversalParams' }

async function sentBodies({ path }: typeof SESSION) {
  return stripeSandbox.requestLog
    .filter((call) => call.method === 'POST' && call.path.endsWith(path))
    .map((call) => qs.parse(call.form, { depth: 10, arrayLimit: 1000 }))
}

test.group('Requests to Stripe keep its contract', (group) => {
  group.each.setup(setupPayment)
  group.tap((each) => each.skip(!existsSync(CONTRACT), `There is no ${CONTRACT}`))

  test('a session with an address that we know', async ({ assert }) => {
    await givenOpenSession()
    await assertKept(assert, SESSION)
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
    await assertKept(assert, SESSION)
  })

  test('a taxed session, with an address that we know or ask for', async ({ assert, cleanup }) => {
    stripeConfig.automaticTax = true
    cleanup(() => void (stripeConfig.automaticTax = false))
    await givenOpenSession({ collectAddress: true })
    await assertKept(assert, SESSION)
    stripeSandbox.requestLog.length = 0
    const checkoutId = await givenCheckout()
    await db.from('checkouts').where('id', checkoutId).update(ADDRESS)
    await open(checkoutId)
    await assertKept(assert, SESSION)
  })

  test('a refund', async ({ assert }) => {
    const { checkoutId, sessionId } = await givenOpenSession()
    await stripeSandbox.pay(sessionId, BUYER)
    const complete = await app.container.make(RefreshPaymentForResultPage)
    await complete.handle(sessionId)
    const paidAt = clock.now().toJSDate()
    await db
      .from('checkouts')
      .where('id', checkoutId)
      .update({ paid_at: paidAt, payment_status: 'paid' })
    const payment = await rowOf(checkoutId)
    const refund = await Refund.create({
      checkoutId,
      paymentSessionId: payment.id,
      origin: 'admin',
      amount: pence(359),
      shippingAmount: pence(359),
      reason: 'It came late',
      refundKey: 'refund-of-a-test',
    })
    const send = await app.container.make(SubmitRefund)
    assert.equal(await send.handle(refund.id), 'succeeded')
    await assertKept(assert, REFUND)
  })

  test('an artist’s account, the way to its onboarding, a payout and what is taken back of one', async ({
    assert,
    cleanup,
  }) => {
    cleanup(resetDatabase)
    const { artist } = await givenReadyArtist()
    await givenEarned({ artist })
    await runPayouts()
    await givenDebt(artist.id, 1000, 61)
    await recoverNegativeBalances()
    await assertKept(assert, ACCOUNT)
    await assertKept(assert, ACCOUNT_LINK)
    await assertKept(assert, TRANSFER)
    await assertKept(assert, REVERSAL)
  })

  test('and the check would notice a parameter that does not exist', async ({ assert }) => {
    await givenOpenSession()
    const [body] = await sentBodies(SESSION)
    assert.isFalse(validatorOf(SESSION.params)({ ...body, payment_method_types: ['card'] }))
  })
})

async function assertKept(assert: Assert, call: typeof SESSION) {
  const bodies = await sentBodies(call)
  const isRestored = validatorOf(call.params)
  assert.lengthOf(bodies, 1)
  for (const body of bodies)
    assert.isTrue(isRestored(body), JSON.stringify(isRestored.errors, null, 2))
}
