/**
 * The events that the providers sent, kept until they are delivered: as often and in the order that a fault wants.
 */
import { createHmac } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MILLISECONDS = 45_000
const PAUSE_MILLISECONDS = 300

export class Events {
  #kept = []

  /** @param options `secrets`: of Stripe's endpoints `{ own, connect }`; `shop`: gives the address of a server of the shop */
  constructor({ secrets, shop }) {
    this.secrets = secrets
    this.shop = shop
  }

  keep({ path, body }) {
    this.#kept.push({ path, body, said: JSON.parse(body) })
  }

  /** What is about an order (by its checkout) or a payout's artist, oldest first; they are kept no longer. */
  take(isMine) {
    const taken = this.#kept.filter((event) => isMine(subjectOf(event)))
    this.#kept = this.#kept.filter((event) => !taken.includes(event))
    return taken
  }

  /**
   * @param manner of pairs.js; `told` is called as an event has left for the shop, where a fault may strike
   */
  async deliver(events, { copies, isReversed, isAtOnce }, told = () => {}) {
    const ordered = isReversed ? events.toReversed() : events
    for (const event of ordered) {
      const sends = Array.from({ length: copies }, () => () => this.#untilTaken(event, told))
      if (isAtOnce) await Promise.all(sends.map((send) => send()))
      else for (const send of sends) await send()
    }
  }

  /** Sends an event again until the shop has accepted it, as both providers do. */
  async #untilTaken(event, told) {
    const overdue = Date.now() + TIMEOUT_MILLISECONDS
    for (;;) {
      const sending = this.#send(event)
      told(event.said.type)
      const status = await sending
      if (status >= 200 && status < 300) return
      if (Date.now() > overdue)
        throw new Error(`The shop did not take ${event.said.type}: ${status}`)
      await wait(PAUSE_MILLISECONDS)
    }
  }

  async #send({ path, body, said }) {
    try {
      const answer = await fetch(`${this.shop()}${path}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', ...this.#signature(path, body, said) },
        signal: AbortSignal.timeout(20_000),
      })
      await answer.body?.cancel()
      return answer.status
    } catch {
      return 0
    }
  }

  /** Stripe makes a new signature for each try. */
  #signature(path, body, { account }) {
    if (!path.endsWith('/stripe')) return {}
    const secret = account ? this.secrets.connect : this.secrets.own
    const seconds = Math.floor(Date.now() / 1000)
    const hash = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
    return { 'stripe-signature': `t=${seconds},v1=${hash}` }
  }
}

/** What an event is about: `{ checkoutId, artistId }`, as far as it says. */
function subjectOf({ said }) {
  const { object = {}, order } = said.data
  const [, ofPrintful] = /^gs-(\d+)/.exec(order?.external_id ?? '') ?? []
  const { checkout_id: ofStripe, artist_id: artistId } = object.metadata ?? {}
  return { checkoutId: Number(ofPrintful ?? ofStripe ?? 0), artistId: Number(artistId ?? 0) }
}
