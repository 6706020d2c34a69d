import { setTimeout as wait } from 'node:timers/promises'
import { Browser } from '../buyers/browser.js'
import { Timings } from '../buyers/timings.js'
import { paidEvent } from '../events/stripe_events.js'

const MOST_PRESSES = 5
const PAUSE_MILLISECONDS = 2_000

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
    const line = { productId, ...this.random.pick(variants), quantity: 1 }
    const { status, body } = await placeOrder(browser, line, email)
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

/** Presses again where the shop has no shipping rate yet and asks the buyer to, with 503: nothing was written. */
async function placeOrder(browser, line, email) {
  const order = {
    products: [line],
    customerInfo: { name: 'Robin Example', email, phone: '' },
    shippingAddress: {
      street: '1 Stage Road',
      city: 'Leeds',
      state: 'West Yorkshire',
      zipCode: 'LS1 1AA',
      country: 'GB',
    },
  }
  for (let press = 1; ; press++) {
    const answer = await browser.call('Order', '/api/create-checkout-session', order, {
      'idempotency-key': email,
    })
    if (answer.status !== 503 || press === MOST_PRESSES) return answer
    await wait(PAUSE_MILLISECONDS)
  }
}

/** The shop limits the new shipping rates of each network. */
const addressOf = (number) => `10.${64 + (number % 128)}.${Math.floor(number / 128) % 256}.1`
