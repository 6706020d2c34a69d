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

  test('gets an email for each refund, with its amount and the total so far', async ({
    assert,
  }) => {
    const { checkoutId, first, second } = await givenPaidBasket()
    await deliverMails()
    const mailOf = async (orderId: number, amount: number, shippingAmount = 0) => {
      const lines = [{ orderId, amount: pence(amount) }]
      const mails = await mailsDuring(async () =>
        send(await reserve({ checkoutId, lines, shippingAmount: pence(shippingAmount) }))
      )
      assert.lengthOf(mails, 1)
      return mails[0]!
    }
    const part = await mailOf(first.id, 1000)
    assert.include(part.text, 'We’ve refunded part of your payment:')
    assert.match(part.text, /^Refunded {2}£10\.00$/m)
    assert.notInclude(part.text, 'so far')

    const another = await mailOf(first.id, 500)
    assert.equal(another.subject, 'We’ve refunded £5.00')
    assert.include(another.text, 'We’ve refunded another part of your payment:')
    assert.match(another.text, /^Refunded now {2}£5\.00\nRefunded in total {2}£15\.00$/m)
    assert.include(another.html, '£15.00')

    // A refund that Stripe has not answered yet counts for nothing.
    stripeSandbox.faults.plan('server_error', 3)
    const lines = [{ orderId: first.id, amount: pence(900) }]
    await send(await reserve({ checkoutId, lines }))
    const third = await mailOf(second.id, 4550, 359)
    assert.include(third.text, 'We’ve refunded another part of your payment:')
    assert.include(third.text, 'Refunded now  £49.09\nRefunded in total  £64.09')
    const [rest, ...others] = await mailsDuring(async () => {
      await retryOpenRefunds()
    })
    assert.isEmpty(others)
    assert.include(rest!.text, 'We’ve refunded the rest of your payment:')
    assert.include(rest!.text, 'Refunded now  £9.00\nRefunded in total  £73.09')
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
