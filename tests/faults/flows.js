/**
 * What people do in each flow, for the first `most` orders where that is given, repeating calls that get no answer, and
 * what leads to the same end where no event arrives. An order is through once nothing has been heard of it for `quiet`
 * quarters of a second.
 */
import { randomUUID } from 'node:crypto'

const BUYER = {
  name: 'Robin Example',
  phone: '',
}
export const ADDRESS = {
  street: '1 Stage Road',
  city: 'Leeds',
  state: 'West Yorkshire',
  zipCode: 'LS1 1AA',
  country: 'GB',
}
/** Either row alone brings its artist more than the least that is paid out. */
const QUANTITIES = [9, 8]

/** Makes orders due at once whose submission or reading at Printful is to be retried later. */
const triedNow = (system, ids) =>
  system.sql(
    `update provider_orders set next_attempt_at = now() - interval '1 second'
      where checkout_id = any($1) and next_attempt_at > now()`,
    [ids]
  )

/** What the result page says of a payment, read from its props; undefined where it says nothing. */
const paymentStateOf = (page) =>
  /"result":\{"state":"(\w+)"/.exec(page.replaceAll('&quot;', '"'))?.[1]
const isKnown = (state) => state !== undefined && state !== 'unknown'

export const FLOWS = {
  sale: {
    async act(system, order) {
      const buyer = system.caller()
      const products = order.products.map(({ id, size, color }, place) => ({
        productId: id,
        size,
        color,
        quantity: QUANTITIES[place],
      }))
      const body = {
        products,
        customerInfo: { ...BUYER, email: order.email },
        shippingAddress: ADDRESS,
      }
      const headers = { 'idempotency-key': randomUUID() }
      const answer = await buyer.insist(() =>
        buyer.post('/api/create-checkout-session', body, headers)
      )
      const { url } = JSON.parse(answer.text)
      order.sessionId = url.split('/').at(-1)
      order.buyer = buyer
      const page = system.atProviders()
      await page.insist(
        () => page.post(new URL(url).pathname, { action: 'pay', email: order.email }),
        ({ status }) => status > 0 && status < 400
      )
      const [row] = await system.sql(
        'select checkout_id from payment_sessions where stripe_session_id = $1',
        [order.sessionId]
      )
      order.checkoutId = row.checkout_id
      const rows = await system.sql('select id from orders where checkout_id = $1 order by id', [
        order.checkoutId,
      ])
      order.orderIds = rows.map(({ id }) => id)
    },

    /** The buyer comes back from the payment page, and looks again where the shop could not ask about the payment. */
    async withoutEvents(system, order) {
      await order.buyer.insist(
        () => order.buyer.get(`/checkout/success?session_id=${order.sessionId}`),
        ({ status, text }) => status === 200 && isKnown(paymentStateOf(text))
      )
    },

    quiet: 6,
    timers: ['processing-fees.record', 'fulfilment.retry'],
    settle: triedNow,
  },

  /** One of two artists' orders in a checkout is called off before production: the other one is made all the same. */
  cancellation: {
    most: 11,
    async act(system, order) {
      const [, id] = order.orderIds
      const headers = { 'idempotency-key': randomUUID() }
      const { admin } = system
      const isDecided = ({ status, text }) =>
        (status >= 200 && status < 300) || (status === 409 && text.includes('E_IN_PRODUCTION'))
      const { status } = await admin.insist(
        () => admin.post(`/api/admin/orders/${id}/cancel`, { reason: 'Called off' }, headers),
        isDecided
      )
      if (status < 300) order.cancelledId = id
    },
    withoutEvents: async () => {},
    quiet: 6,
    timers: ['refunds.retry', 'fulfilment.retry'],
    settle: triedNow,
  },

  refund: {
    async act(system, order) {
      const body = { amount: 3, reason: 'The print came off' }
      const headers = { 'idempotency-key': randomUUID() }
      const { admin } = system
      await admin.insist(() =>
        admin.post(`/api/admin/orders/${order.orderIds[0]}/refund`, body, headers)
      )
      order.refunded = 300
    },
    withoutEvents: async () => {},
    quiet: 6,
    timers: ['refunds.retry'],
    settle: async () => {},
  },

  shipment: {
    async act(system, order) {
      const printful = system.atProviders()
      for (const step of ['accept', 'ship'])
        await printful.insist(
          () =>
            printful.post(
              '/sandbox/printful/life',
              { externalId: system.records.madeOf(order)[0].externalId, step },
              system.staff
            ),
          // 400: it has reached that step meanwhile, as the stand-in's orders do over time.
          ({ status }) => status === 200 || status === 400
        )
      order.isShipped = true
    },

    /** Sets the last report back beyond the six hours after which the shop asks. */
    withoutEvents: (system, order) =>
      system.sql(
        `update provider_orders set synced_at = now() - interval '7 hours' where checkout_id = $1`,
        [order.checkoutId]
      ),
    quiet: 6,
    timers: ['fulfilment.poll'],
    settle: triedNow,
  },

  payout: {
    /** Three weeks pass: the history is only ever added to, so its guard looks away for one statement. */
    async act(system, order) {
      await system.sql(
        `set local session_replication_role = replica;
           update order_status_history set created_at = created_at - interval '21 days'
            where order_id in (${order.orderIds.map(Number)}) and to_status = 'shipped'
              and created_at > now() - interval '20 days'`
      )
      order.isPaidOut = true
    },
    withoutEvents: async () => {},
    quiet: 14,
    timers: ['payouts.run', 'payouts.retry'],
    settle: async () => {},
  },
}
