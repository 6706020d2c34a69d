import { Browser } from '../buyers/browser.js'
import { Timings } from '../buyers/timings.js'
import { paidEvent } from '../events/stripe_events.js'

/** Customers of whom each buys once at a time, from an address of its own. */
export class Customers {
  /** Ids of the sessions that were paid. */
  paid = []
  #free = []
  #known = 0
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
    const number = this.#known++
    const address = `10.40.${Math.floor(number / 200)}.${1 + (number % 200)}`
    const elsewhere = new Timings()
    return {
      browser: new Browser({ origin: this.shop, address, timings: elsewhere }),
      payments: new Browser({ origin: this.providers, address, timings: elsewhere }),
    }
  }

  async #buy({ browser, payments }, { productId, variants }, timings) {
    const email = `customer-${++this.#orders}@example.com`
    browser.forget()
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
