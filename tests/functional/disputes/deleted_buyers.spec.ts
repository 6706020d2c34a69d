import db from '@adonisjs/lucid/services/db'
import limiter from '@adonisjs/limiter/services/main'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { retryUnsentEvidence } from '#disputes/jobs'
import type User from '#identity/models/user'
import { purgeExpired } from '#start/upkeep'
import { checkoutRow, later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  atStripe,
  evidenceRow,
  givenDispute,
  givenDisputeClient,
  givenShipment,
} from '#tests/functional/disputes/dispute_fixtures'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

const PERSONAL = [
  'customer_name',
  'customer_email',
  'street',
  'city',
  'zip_code',
  'card_fingerprint',
] as const

const contactOf = async (checkoutId: number) => {
  const row = await checkoutRow(checkoutId)
  return PERSONAL.map((column) => row[column])
}

const ERASED = PERSONAL.map(() => null)

/** A disputed order of an account whose parcel went out days ago. */
async function givenDisputeOfAccount(isInquiry = false) {
  const dispute = await givenDispute('product_not_received', isInquiry)
  const { checkoutId, order } = dispute
  await givenShipment(checkoutId, [order.id], checkoutId)
  await db.from('orders').where('id', order.id).update({ status: 'shipped' })
  const { customer_email: email } = await checkoutRow(checkoutId)
  const user = await UserFactory.apply('verified').merge({ email }).create()
  await db.from('checkouts').where('id', checkoutId).update({ user_id: user.id })
  return { ...dispute, user }
}

const remove = (client: ApiClient, user: User) =>
  client.delete('/api/account').json({ password: FACTORY_PASSWORD }).loginAs(user).withCsrfToken()

test.group('A buyer who deletes their account while a dispute is open', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(async () => limiter.clear())

  test('is named in the evidence until the bank has decided {outcome}, and erased then')
    .with([
      { outcome: 'won', isInquiry: false },
      { outcome: 'lost', isInquiry: false },
      { outcome: 'won', isInquiry: true },
    ] as const)
    .tags(['EVID-11'])
    .timeout(60_000)
    .run(async ({ assert, client }, { outcome, isInquiry }) => {
      const { id, stripeId, checkoutId, user } = await givenDisputeOfAccount(isInquiry)
      const before = await contactOf(checkoutId)
      ;(await remove(client, user)).assertStatus(204)
      await later(72 * 60, purgeExpired)
      assert.deepEqual(await contactOf(checkoutId), before)

      const { send } = await givenDisputeClient(client, id)
      ;(await send(null)).assertStatus(200)
      await retryUnsentEvidence()
      assert.equal((await evidenceRow(id)).status, 'sent')
      const { evidence } = await atStripe(stripeId)
      assert.containSubset(evidence, {
        customer_name: 'Robin Example',
        customer_email_address: 'robin@example.com',
        shipping_tracking_number: 'RM123456789GB',
      })
      await stripeSandbox.closeDispute(stripeId, outcome)
      await stripeSandbox.deliveriesDone()
      await later(73 * 60, purgeExpired)
      assert.deepEqual(await contactOf(checkoutId), ERASED)
      assert.isFalse((await checkoutRow(checkoutId)).erase_when_dispatched)
    })

  test('has other orders erased at once', async ({ assert, client }) => {
    const { stripeId, checkoutId, user } = await givenDisputeOfAccount()
    await stripeSandbox.closeDispute(stripeId, 'won')
    const open = await givenDispute()
    await db.from('orders').update({ status: 'shipped' })
    await db.from('checkouts').update({ user_id: user.id })
    ;(await remove(client, user)).assertStatus(204)
    assert.deepEqual(await contactOf(checkoutId), ERASED)
    assert.equal((await checkoutRow(open.checkoutId)).customer_name, 'Robin Example')
  }).tags(['EVID-11'])

  test('and whose payment is disputed afterwards: what is left is sent', async ({
    assert,
    client,
  }) => {
    const { intent, stripeId, checkoutId, user } = await givenDisputeOfAccount()
    await stripeSandbox.closeDispute(stripeId, 'won')
    await stripeSandbox.deliveriesDone()
    ;(await remove(client, user)).assertStatus(204)
    assert.deepEqual(await contactOf(checkoutId), ERASED)
    const { id: laterStripeId } = await stripeSandbox.openDispute(intent)
    await stripeSandbox.deliveriesDone()
    const { id } = await db.from('disputes').where('stripe_dispute_id', laterStripeId).firstOrFail()
    const { page, send } = await givenDisputeClient(client, id)
    const pieces = (await page()).pieces.filter(({ value }) => value !== null)
    assert.includeMembers(
      pieces.map(({ field }) => field),
      ['shipping_tracking_number', 'shipping_documentation', 'product_description', 'receipt']
    )
    assert.notInclude(JSON.stringify(pieces), 'Robin')
    ;(await send(null)).assertStatus(200)
    await retryUnsentEvidence()
    assert.equal((await evidenceRow(id)).status, 'sent')
  }).tags(['EVID-11'])
})
