/**
 * Acts as visitors and buyers: at most five pages a second with all their files, and a paid order every five seconds.
 * Only a few are under way at once, so that a slow machine gets less load instead of answering everything late.
 * Failures are kept with their status.
 */
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:https'
import { setTimeout as wait } from 'node:timers/promises'

const PAGE_EVERY_MS = 200
const ORDER_EVERY_MS = 5_000
const MOST_PAGES_AT_ONCE = 4
const MOST_ORDERS_AT_ONCE = 2
const TIMEOUT_MS = 30_000

/** How long jobs may take to bring the last orders to the printer. */
const ORDERS_WITHIN_MS = 120_000

const CUSTOMER = { name: 'Robin Example', phone: '' }
const ADDRESS = {
  street: '1 Stage Road',
  city: 'Leeds',
  state: 'West Yorkshire',
  zipCode: 'LS1 1AA',
  country: 'GB',
}

export class Load {
  #shop
  #agent
  #isOver = false
  #underWay = new Set()
  failures = []
  requests = 0
  assets = 0
  releases = new Set()
  paid = []

  constructor(shop) {
    this.#shop = shop
    this.#agent = new Agent({ keepAlive: false, ca: readFileSync(shop.certificate) })
  }

  wait = (milliseconds) => wait(milliseconds)

  stop() {
    this.#isOver = true
  }

  /** Resolves once it was stopped and everything under way has ended. */
  async run() {
    const products = await this.#shop.sql(
      `SELECT products.id, products.artist_id AS artist, variants.size, variants.color
         FROM products JOIN product_variants AS variants ON variants.product_id = products.id
        WHERE products.status = 'active' AND products.sale_kind = 'always' AND products.piece_limit IS NULL
          AND variants.in_stock AND variants.is_offered AND variants.out_of_stock_in = '{}'
        ORDER BY products.id LIMIT 40`
    )
    const paths = ['/', '/browse', '/artists', '/collections', '/checkout', '/login']
    for (const { id, artist } of products.slice(0, 10))
      paths.push(`/product/${id}`, `/store/${artist}`)
    let turn = 0
    await Promise.all([
      this.#every(PAGE_EVERY_MS, MOST_PAGES_AT_ONCE, () =>
        this.#visit(paths[turn++ % paths.length])
      ),
      this.#every(ORDER_EVERY_MS, MOST_ORDERS_AT_ONCE, () =>
        this.#buy(products[turn % products.length])
      ),
    ])
    await Promise.all(this.#underWay)
  }

  /** Throws where anything failed. @returns what was done, in a line */
  async report() {
    if (this.failures.length > 0)
      throw new Error(
        `${this.failures.length} of ${this.requests} requests failed:\n${this.failures.slice(0, 20).join('\n')}`
      )
    await this.#ordersAreMade()
    const releases = [...this.releases].length
    if (releases < 2) throw new Error('The load saw one release alone')
    return `${this.requests} requests (${this.assets} of files) and ${this.paid.length} orders, none failed or lost`
  }

  async #ordersAreMade() {
    const emails = this.paid.map(({ email }) => email)
    const overdue = Date.now() + ORDERS_WITHIN_MS
    for (;;) {
      const [{ made, charged }] = await this.#shop.sql(
        `SELECT count(DISTINCT provider_orders.checkout_id)::int AS made,
                count(DISTINCT checkouts.id)::int AS charged
           FROM checkouts
           JOIN orders ON orders.checkout_id = checkouts.id AND orders.payment_status = 'paid'
           LEFT JOIN provider_orders ON provider_orders.checkout_id = checkouts.id
                AND provider_orders.remote_order_id IS NOT NULL
          WHERE checkouts.customer_email = ANY($1)`,
        [emails]
      )
      if (made === emails.length && charged === emails.length) return
      if (Date.now() > overdue)
        throw new Error(
          `Of ${emails.length} paid orders ${charged} are paid here and ${made} are at the printer`
        )
      await wait(500)
    }
  }

  async #every(milliseconds, mostAtOnce, work) {
    let atOnce = 0
    while (!this.#isOver) {
      if (atOnce < mostAtOnce) {
        atOnce++
        const done = work()
          .catch((error) => void this.failures.push(String(error)))
          .finally(() => {
            atOnce--
            this.#underWay.delete(done)
          })
        this.#underWay.add(done)
      }
      await wait(milliseconds)
    }
  }

  async #visit(path) {
    const { text } = await this.#insist('GET', path, 200)
    const files = new Set(text.match(/\/assets\/[\w.~-]+\.(?:js|css)/g))
    this.releases.add([...files].find((file) => /\/app-[\w-]+\.js$/.test(file)))
    this.assets += files.size
    await Promise.all([...files].map((file) => this.#insist('GET', file, 200)))
  }

  async #buy({ id, size, color }) {
    const email = `buyer-${Date.now()}@example.com`
    const body = {
      products: [{ productId: id, size, color, quantity: 1 }],
      customerInfo: { ...CUSTOMER, email },
      shippingAddress: ADDRESS,
    }
    const { text } = await this.#insist('POST', '/api/create-checkout-session', 200, body, {
      'idempotency-key': email,
    })
    const { url } = JSON.parse(text)
    const page = new URL(url).pathname
    await this.#insist('POST', page, 302, { action: 'pay', email })
    this.paid.push({ email })
    await this.#insist('GET', `/checkout/success?session_id=${page.split('/').at(-1)}`, 200)
  }

  async #insist(method, path, expected, body, headers = {}) {
    this.requests++
    const answer = await this.#send(method, path, body, headers).catch((error) => ({
      status: 0,
      text: String(error),
    }))
    if (answer.status !== expected) {
      const failure = `${method} ${path}: ${answer.status} ${answer.text.slice(0, 200)}`
      throw new Error(failure)
    }
    return answer
  }

  #send(method, path, body, headers) {
    return new Promise((resolve, reject) => {
      const asked = request(
        `${this.#shop.origin}${path}`,
        {
          method,
          agent: this.#agent,
          timeout: TIMEOUT_MS,
          headers: {
            'accept': method === 'GET' ? 'text/html, */*' : 'application/json',
            'sec-fetch-site': 'same-origin',
            ...(body && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (answer) => {
          let text = ''
          answer.setEncoding('utf8').on('data', (part) => (text += part))
          answer.on('end', () => resolve({ status: answer.statusCode, text }))
          answer.on('error', reject)
        }
      )
      asked.on('timeout', () => asked.destroy(new Error('No answer within 30 s')))
      asked.on('error', reject)
      asked.end(body && JSON.stringify(body))
    })
  }
}
