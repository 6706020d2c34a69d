/**
 * One buyer: from the QR code to the page that says thank you, again and again, with pauses as people make them.
 */
import { setTimeout as wait } from 'node:timers/promises'

const PAUSE_MILLISECONDS = { least: 1_000, most: 3_000 }

/** Buyers at a gig come from the area: the shop is quoted shipping once for each of these districts. */
const POSTCODES = [
  'LS1 1AA',
  'LS2 7EW',
  'BD1 1HX',
  'HX1 1UJ',
  'WF1 2AB',
  'YO1 7HH',
  'HG1 1BX',
  'M1 1AE',
]

export class Buyer {
  /** Completed payments: `{ sessionId, email }` */
  paid = []
  orders = 0

  /** @param options `{ number, browser, payments, random, sale }`: `payments`: a browser at the stand-in */
  constructor({ number, browser, payments, random, sale }) {
    Object.assign(this, { number, browser, payments, random, sale })
  }

  /** Lets the stand-in know this browser before the run, because its first page would be an extra cost of the run. */
  async introduce() {
    odd((await this.payments.page('(at the stand-in)', '/terms')).status !== 200)
  }

  /** Runs until `isOver()`, which is checked before each step. */
  async run(isOver) {
    while (!isOver()) {
      try {
        for (const step of this.#steps()) {
          await this.#pause()
          if (isOver()) return
          await step()
        }
      } catch (error) {
        // The answer has been counted already; a buyer who got an odd one starts over.
        if (!(error instanceof Odd)) throw error
      }
    }
  }

  /** Once from the code to the payment, without pauses and without the way back. Throws where an answer is odd. */
  async payOnce() {
    for (const step of this.#steps().slice(0, -1)) await step()
  }

  #steps() {
    const { sale, random } = this
    this.browser.forget()
    this.orders++
    const { size, color } = random.pick(sale.variants)
    const line = { productId: sale.productId, size, color, quantity: 1 }
    const order = {
      line,
      email: `buyer-${this.number}-${this.orders}@example.com`,
      zipCode: random.pick(POSTCODES),
    }
    return [
      () => this.#scan(),
      () => this.#look(),
      () => this.#fill(order),
      () => this.#checkout(),
      () => this.#quote(order),
      () => this.#order(order),
      () => this.#pay(order),
      () => this.#return(order),
    ]
  }

  /** The scripts report the scan beside the page. */
  async #scan() {
    const { artistId, code } = this.sale
    const link = await this.browser.page('QR link', `/artist/${artistId}/store?qr=${code}`)
    odd(link.status !== 302)
    odd((await this.browser.page('Store page', link.location)).status !== 200)
    await this.browser.call('Scan', `/api/qr-codes/${code}/scan`, {})
  }

  async #look() {
    const { productId } = this.sale
    odd((await this.browser.page('Product page', `/product/${productId}`)).status !== 200)
    await this.browser.call('View', '/api/events', { kind: 'view', productId })
  }

  /** The cart lies in the browser: the server counts it and says what it costs. */
  async #fill({ line }) {
    const { productId } = line
    await Promise.all([
      this.browser.call('Basket', '/api/events', { kind: 'basket', productId }),
      this.browser.call('Cart', '/api/cart/quote', { lines: [line] }),
    ])
  }

  async #checkout() {
    odd((await this.browser.page('Checkout page', '/checkout')).status !== 200)
  }

  async #quote(order) {
    const destination = { country: 'GB', zipCode: order.zipCode, city: 'Leeds' }
    const { status, body } = await this.browser.call('Shipping quote', '/api/cart/quote', {
      lines: [order.line],
      destination,
    })
    odd(status !== 200)
    order.price = body.lines[0].price
    order.shippingAmount = body.shippingAmount
  }

  async #order(order) {
    const { line, price, email, zipCode, shippingAmount } = order
    const { status, body } = await this.browser.call(
      'Checkout session',
      '/api/create-checkout-session',
      {
        products: [{ ...line, price }],
        customerInfo: { name: 'Robin Example', email, phone: '' },
        shippingAddress: {
          street: '1 Stage Road',
          city: 'Leeds',
          state: 'West Yorkshire',
          zipCode,
          country: 'GB',
        },
        shippingAmount,
      },
      { 'idempotency-key': email }
    )
    odd(status !== 200)
    order.page = new URL(body.url).pathname
    order.sessionId = order.page.split('/').at(-1)
  }

  /** Pays at the stand-in, whose answers are not measured. */
  async #pay(order) {
    const { email, page } = order
    const { status } = await this.payments.call('(at the stand-in)', page, { action: 'pay', email })
    odd(status !== 302)
    this.paid.push(order)
  }

  async #return({ sessionId }) {
    const path = `/checkout/success?session_id=${sessionId}`
    odd((await this.browser.page('Success page', path)).status !== 200)
  }

  #pause() {
    const { least, most } = PAUSE_MILLISECONDS
    return wait(least + this.random.below(most - least))
  }
}

class Odd extends Error {}

function odd(isOdd) {
  if (isOdd) throw new Odd()
}
