import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { FACTORY_PASSWORD, UserFactory } from '#database/factories/user_factory'
import { RefundUnfulfilledOrders } from '#fulfilment/actions/refund_unfulfilled_orders'
import {
  checkoutRow,
  later,
  orderRows,
  setupCheckout,
  successPath,
  typed,
  words,
} from '#tests/functional/checkout/checkout_fixtures'
import { connectedPrintful } from '#tests/support/connected_printful'
import { HttpSession } from '#tests/support/http_session'
import { mailsDuring } from '#tests/support/mails_during'
import {
  atPrintful,
  givenPaidCheckout,
  providerOrder,
  providerOrders,
  retryDueProviderOrders,
  submit,
} from './submission_fixtures.js'

const ADDRESS = {
  street: '2 Encore Lane',
  city: 'Leeds',
  state: 'Leeds',
  zipCode: 'ls2 9jt',
  country: 'GB',
}

/** Sends what waits: one mail that asks for an address. */
async function askingMail(): Promise<{ subject: string; token: string; text: string }> {
  const sent = await mailsDuring(async () => {})
  const asking = sent.filter(({ subject }) => subject.startsWith('We need another address'))
  if (asking.length !== 1) throw new Error(`${asking.length} mails ask for an address`)
  const { subject, text, token } = asking[0]!
  return { subject, text, token: token ?? '' }
}

const correct = (
  orderId: number,
  token: string,
  address: object = ADDRESS,
  visitor = new HttpSession()
) =>
  visitor.post(`/api/orders/${orderId}/address?token=${token}`, {
    customerName: 'Robin Example',
    shippingAddress: address,
  })

const express = (changes: Record<string, string | null>) =>
  givenPaidCheckout({ isExpress: true, details: typed(changes) })

test.group('An address that nothing can be sent to', (group) => {
  group.each.setup(setupCheckout)
  group.each.setup(connectedPrintful)

  test('refused by the printer holds the order, and the buyer is mailed a link to change it', async ({
    assert,
  }) => {
    const { checkoutId, first } = await express({ postal_code: 'NOWHERE' })
    assert.equal(await submit(checkoutId), 'failed')
    assert.deepInclude(await checkoutRow(checkoutId), {
      production_hold: true,
      address_problem: 'refused',
    })
    const waiting = await providerOrder(checkoutId)
    assert.equal(waiting.status, 'waiting')
    assert.include(waiting.last_error!, 'postal code')
    await retryDueProviderOrders()
    assert.isNull(await atPrintful(checkoutId))

    const { subject, token, text } = await askingMail()
    assert.include(subject, first.order_number)
    assert.include(text, 'Our printer can’t send to the address')
    const answer = await correct(first.id, token)
    assert.equal(answer.status, 200)
    assert.deepInclude(answer.json().shippingAddress, {
      street: '2 Encore Lane',
      zipCode: 'LS2 9JT',
    })
    assert.deepInclude(await checkoutRow(checkoutId), {
      production_hold: false,
      production_hold_reason: null,
      address_problem: null,
    })
    assert.equal(await submit(checkoutId), 'done')
    assert.equal((await atPrintful(checkoutId))!.status, 'pending')
    assert.lengthOf(await providerOrders(checkoutId), 1)
    assert.isNull((await providerOrder(checkoutId)).last_error)
    assert.equal((await correct(first.id, token)).json().code, 'E_ADDRESS_NOT_NEEDED')
  }).tags(['EXPR-5'])

  test('refused once more is asked for once more', async ({ assert }) => {
    const { checkoutId, first } = await express({ postal_code: 'NOWHERE' })
    await submit(checkoutId)
    const { token } = await askingMail()
    // As an admin releases it, unchanged.
    await db
      .from('checkouts')
      .where('id', checkoutId)
      .update({ production_hold: false, address_problem: null, production_hold_reason: null })
    await submit(checkoutId)
    const again = await askingMail()
    assert.equal(again.token, token)
    assert.equal((await correct(first.id, token)).status, 200)
  }).tags(['EXPR-5'])

  test('in another country than shipping was paid to is asked for at home', async ({ assert }) => {
    const { checkoutId, first, sessionId } = await express({ country: 'FR', postal_code: '75001' })
    assert.deepInclude(await checkoutRow(checkoutId), {
      production_hold: true,
      address_problem: 'abroad',
      country: 'FR',
    })
    assert.deepEqual(await providerOrders(checkoutId), [])
    const { token, text } = await askingMail()
    assert.include(text, 'You paid for shipping to the United Kingdom')
    const page = await new HttpSession().get(`/orders/${first.order_number}?token=${token}`)
    assert.include(page.text, 'Where should we post it?')
    const result = words((await new HttpSession().get(successPath(sessionId))).text)
    assert.include(result, 'We’ve emailed you a link to change it.')
    assert.include(result, 'Then Once you’ve changed it, we print your order and post it.')
    const admin = await UserFactory.apply('admin').create()
    const desk = new HttpSession()
    await desk.post('/api/login', { email: admin.email, password: FACTORY_PASSWORD })
    const file = await desk.get(`/admin/orders/${first.order_number}`)
    assert.include(file.text, 'We’ve emailed the buyer a link')
    const us = { ...ADDRESS, country: 'US', state: 'Texas', zipCode: '78701' }
    const abroad = await correct(first.id, token, us)
    assert.equal(abroad.status, 422)
    assert.equal(abroad.json().errors[0].field, 'shippingAddress.country')
    assert.equal((await correct(first.id, token)).status, 200)
    await submit(checkoutId)
    assert.equal((await atPrintful(checkoutId))!.status, 'pending')
  }).tags(['EXPR-5'])

  test('incomplete is asked for too, and two answers at once submit one order', async ({
    assert,
  }) => {
    const { checkoutId, first } = await express({ city: '' })
    assert.equal((await checkoutRow(checkoutId)).address_problem, 'incomplete')
    const { token } = await askingMail()
    const answers = await Promise.all([correct(first.id, token), correct(first.id, token)])
    assert.sameMembers(
      answers.map(({ status }) => status),
      [200, 409]
    )
    assert.lengthOf(await providerOrders(checkoutId), 1)
  }).tags(['EXPR-5'])

  test('leaves a hold that has another reason to an admin', async ({ assert }) => {
    const { checkoutId, first } = await express({ country: 'FR', postal_code: '75001' })
    const { token } = await askingMail()
    const { production_hold_reason: reason } = await checkoutRow(checkoutId)
    await db
      .from('checkouts')
      .where('id', checkoutId)
      .update({ production_hold_reason: `${reason}; Paid 1.00 GBP, asked for 2.00 GBP` })
    assert.equal((await correct(first.id, token)).status, 200)
    assert.deepInclude(await checkoutRow(checkoutId), {
      production_hold: true,
      production_hold_reason: 'Paid 1.00 GBP, asked for 2.00 GBP',
      address_problem: null,
    })
    assert.deepEqual(await providerOrders(checkoutId), [])
  }).tags(['EXPR-5'])

  test('is changed by its buyer alone, and only where it was asked for', async ({ assert }) => {
    const { first, lines } = await givenPaidCheckout()
    assert.equal((await correct(first.id, 'none')).status, 404)
    const details = typed({ country: 'FR', postal_code: '75001' })
    const { checkoutId, first: held } = await givenPaidCheckout({ isExpress: true, lines, details })
    assert.equal((await correct(held.id, 'wrong')).status, 404)
    assert.equal((await checkoutRow(checkoutId)).street, '1 Stage Road')
  }).tags(['EXPR-5'])

  test('that is not corrected within five days is refunded', async ({ assert }) => {
    const { checkoutId } = await express({ postal_code: 'NOWHERE' })
    await submit(checkoutId)
    const action = await app.container.make(RefundUnfulfilledOrders)
    await later(4 * 24 * 60, () => action.handle())
    assert.equal((await orderRows(checkoutId))[0].status, 'processing')
    const { refunded } = await later(5 * 24 * 60 + 10, () => action.handle())
    assert.equal(refunded, 1)
    assert.equal((await orderRows(checkoutId))[0].status, 'cancelled')
  }).tags(['EXPR-6'])
})
