import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { eraseEndedContacts } from '#commerce/jobs'
import { AnonymiseOrders } from '#commerce/orders/actions/anonymise_orders'
import { UserFactory } from '#database/factories/user_factory'
import { eraseDisputeNotes } from '#disputes/jobs'
import { clock } from '#shared/clock'
import { checkoutRow, later, setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  evidenceRow,
  givenDispute,
  givenDisputeClient,
} from '#tests/functional/disputes/dispute_fixtures'
import { stripeSandbox } from '#tests/support/stripe_sandbox'

const NOTE = 'Robin Example wrote that the parcel had come.'

test.group('What an admin wrote about a dispute', (group) => {
  group.each.setup(setupCheckout)

  test('is erased with the contact once the bank has decided', async ({ assert, client }) => {
    const { id, checkoutId, stripeId } = await givenDispute()
    const { save } = await givenDisputeClient(client, id)
    ;(await save(NOTE)).assertStatus(200)
    await stripeSandbox.closeDispute(stripeId, 'won')
    await stripeSandbox.deliveriesDone()
    const open = await givenDispute()
    const other = await givenDisputeClient(client, open.id)
    ;(await other.save(NOTE)).assertStatus(200)
    assert.equal(await eraseDisputeNotes(), 0)

    await db.from('orders').update({ status: 'delivered' })
    const { customer_email: email } = await checkoutRow(checkoutId)
    const buyer = await UserFactory.merge({ email, emailVerifiedAt: clock.now() }).create()
    const anonymise = await app.container.make(AnonymiseOrders)
    await db.transaction((trx) => anonymise.handle(buyer, trx))
    assert.equal(await eraseDisputeNotes(), 1)
    assert.isNull((await evidenceRow(id)).note)
    assert.equal((await evidenceRow(open.id)).note, NOTE)

    await stripeSandbox.closeDispute(open.stripeId, 'lost')
    await stripeSandbox.deliveriesDone()
    assert.equal(await later(25 * 60, eraseEndedContacts), 1)
    assert.equal(await eraseDisputeNotes(), 1)
    assert.isNull((await evidenceRow(open.id)).note)
  }).tags(['EVID-6'])
})
