/** Acts as buyers and staff of a shop of tests/faults, and delivers events as the providers send them. */
import { setTimeout as wait } from 'node:timers/promises'
import { FLOWS } from '../faults/flows.js'
import { problemsOf } from '../faults/invariants.js'
import { untilNextTry } from '../faults/round.js'

/** Node arguments for the providers. */
export const SLOW_PRINTER = ['--import', new URL('./slow_printer.js', import.meta.url).href]

const AT_ONCE = 6
const ONCE = { copies: 1, isReversed: false, isAtOnce: false }
const RING_EVERY_MILLISECONDS = 5_000
const LOOK_EVERY_MILLISECONDS = 1_500
const TIMEOUT_MILLISECONDS = 180_000

export class Trade {
  orders = []
  #system
  #isHeard = false

  constructor(system) {
    this.#system = system
  }

  /** Places and pays orders, each of two products of one artist. @returns the orders */
  async sell(count) {
    const orders = Array.from({ length: count }, () => this.#newOrder())
    await this.run('sale', orders)
    return orders
  }

  /** Takes orders through a flow of tests/faults; `settle` waits for what follows from it. */
  async run(flow, orders) {
    const open = [...orders]
    const work = async () => {
      for (let order = open.shift(); order; order = open.shift())
        await FLOWS[flow].act(this.#system, order)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    await this.#system.ring(...FLOWS[flow].timers)
  }

  /** Delivers the providers' events from now on. */
  hear() {
    this.#isHeard = true
    void this.#deliver()
  }

  /** Keeps events from now on for later. Deliveries under way are tried for some time more. */
  unhear() {
    this.#isHeard = false
  }

  /** Waits until all invariants hold for the orders. Throws if they do not in time. */
  async settle(orders = this.orders) {
    const overdue = Date.now() + TIMEOUT_MILLISECONDS
    const ids = orders.map(({ checkoutId }) => checkoutId)
    const flows = Object.values(FLOWS)
    for (let rung = 0; ; await wait(LOOK_EVERY_MILLISECONDS)) {
      const problems = await problemsOf(this.#system, orders)
      if (problems.length === 0) return
      if (Date.now() > overdue) throw new Error(problems.slice(0, 20).map(described).join('\n'))
      if (Date.now() - rung < RING_EVERY_MILLISECONDS) continue
      rung = Date.now()
      await FLOWS.sale.settle(this.#system, ids)
      await untilNextTry(this.#system)
      await this.#system.ring(...new Set(flows.flatMap(({ timers }) => timers)))
    }
  }

  async #deliver() {
    const { events } = this.#system
    while (this.#isHeard) {
      for (const event of events.take(() => true))
        void events.deliver([event], ONCE).catch(() => events.keep(event))
      await wait(100)
    }
  }

  #newOrder() {
    const { variants, random } = this.#system
    const place = this.orders.length
    const artists = [...new Set(variants.map((each) => each.artist_id))].filter(
      (id) => variants.filter((each) => each.artist_id === id).length >= 2
    )
    const artistId = artists[place % artists.length]
    const own = variants.filter((each) => each.artist_id === artistId)
    const products = random.shuffled(own).slice(0, 2)
    const order = { products, artistId, email: `buyer-${place}@example.com` }
    this.orders.push(order)
    return order
  }
}

const described = ({ order, text }) => (order ? `Checkout ${order.checkoutId}: ${text}` : text)
