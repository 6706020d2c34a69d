import { test } from '@japa/runner'
import { stripeSandbox } from '#tests/support/stripe_sandbox'
import { pence } from '#shared/money'
import { setupCheckout } from '#tests/functional/checkout/checkout_fixtures'
import {
  givenPaidBasket,
  reserve,
  send,
  retryOpenRefunds,
} from '#tests/functional/payments/refund_fixtures'
import { mailsDuring } from '#tests/support/mails_during'
import { deliverMails } from '#tests/support/outgoing_mails'

test.group('A buyer who gets a refund', (group) => {
  group.each.setup(setupCheckout)

  test('gets one email with the amount and the reason, however often the provider reports it', async ({
    assert,
  }) => {
    const { checkoutId, first, second } = await givenPaidBasket()
    await deliverMails()
    const mails = await mailsDuring(async () => {
      const id = await reserve({
        checkoutId,
        lines: [{ orderId: first.id, amount: null }],
        shippingAmount: pence(359),
      })
      await send(id)
      await send(id)
      await retryOpenRefunds()
    })
    assert.lengthOf(mails, 1)
    const [{ subject, text, html }] = mails as [(typeof mails)[number]]
    assert.equal(subject, 'We’ve refunded £27.59')
    for (const words of [first.order_number, '£24.00', '£3.59', '£27.59']) {
      assert.include(text, words)
      assert.include(html, words)
    }
    assert.notInclude(text, second.order_number)
  }).tags(['MAIL-8'])

  test('gets an email that it is cancelled, and whether that is all of the order', async ({
    assert,
  }) => {
    const { checkoutId, first, second } = await givenPaidBasket()
    await deliverMails()
    const cancelled = async (orderId: number) => {
      const lines = [{ orderId, amount: null }]
      const [mail] = await mailsDuring(async () =>
        send(await reserve({ checkoutId, lines, cancels: true }))
      )
      return mail!.text
    }
    assert.include(await cancelled(first.id), 'This part of your order is cancelled')
    const last = await cancelled(second.id)
    assert.include(last, 'Your order is cancelled, so we won’t make or send it.')
  }).tags(['BUYR-15'])

  test('gets no email about a refund that was refused', async ({ assert }) => {
    const { checkoutId, first } = await givenPaidBasket()
    await deliverMails()
    stripeSandbox.faults.plan('server_error', 3)
    const mails = await mailsDuring(async () => {
      await send(await reserve({ checkoutId, lines: [{ orderId: first.id, amount: null }] }))
    })
    assert.isEmpty(mails)
  }).tags(['MAIL-8'])
})
