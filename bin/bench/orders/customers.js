import { Browser } from '../buyers/browser.js'
import { Timings } from '../buyers/timings.js'
import { paidEvent } from '../events/stripe_events.js'

/** Customers of whom each buys once at a time, and every time from another network. */
export class Customers {
  /** Ids of the sessions that were paid. */
  paid = []
  #free = []
  #orders = 0

  constructor({ shop, providers }, random) {
    Object.assign(this, { shop, providers, random })
  }

  /** Places and pays an order of one of the products. @returns whether it was paid */
  async order(products, timings) {
    const customer = this.#free.pop() ?? this.#newCustomer()
    customer.browser.timings = timings
    try {
      return await this.#buy(customer, this.random.pick(products), timings)
    } finally {
      this.#free.push(customer)
    }
  }

  close() {
    for (const { browser, payments } of this.#free)
      for (const each of [browser, payments]) each.close()
  }

  #newCustomer() {
    const elsewhere = new Timings()
    const [browser, payments] = [this.shop, this.providers].map(
      (origin) => new Browser({ origin, address: addressOf(0), timings: elsewhere })
    )
    return { browser, payments }
  }

  async #buy({ browser, payments }, { productId, variants }, timings) {
    const number = ++this.#orders
    const email = `customer-${number}@example.com`
    browser.forget()
    browser.address = addressOf(number)
    const { status, body } = await browser.call(
      'Order',
      '/api/create-checkout-session',
      {
        products: [{ productId, ...this.random.pick(variants), quantity: 1 }],
        customerInfo: { name: 'Robin Example', email, phone: '' },
        shippingAddress: {
          street: '1 Stage Road',
          city: 'Leeds',
          state: 'West Yorkshire',
          zipCode: 'LS1 1AA',
          country: 'GB',
        },
      },
      { 'idempotency-key': email }
    )
    if (status !== 200) return false
    const page = new URL(body.url).pathname
    await payments.call('(at the stand-in)', page, { action: 'pay', email })
    const sessionId = page.split('/').at(-1)
    const event = paidEvent(sessionId)
    const begun = performance.now()
    const answer = await browser.post('/api/webhooks/stripe', event.body, {
      'stripe-signature': event.signature,
    })
    timings.note('Stripe event', performance.now() - begun, answer, event.status)
    if (answer === event.status) this.paid.push(sessionId)
    return answer === event.status
  }
}

/** The shop limits the new shipping rates of each network. */
const addressOf = (number) => `10.${64 + (number % 128)}.${Math.floor(number / 128) % 256}.1`
