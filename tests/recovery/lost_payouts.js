/** Payouts made after the moment to which the database is restored: Stripe has their transfers, the ledger has not. */
import { STRIPE_KEY } from '../../bin/launcher/provider_settings.js'
import { until } from '../faults/suite.js'

export class LostPayouts {
  #system
  #trade
  #orders
  #artists

  /** @param options `{ orders, since }`: the orders paid out, and the moment to which the database is restored */
  constructor(system, trade, { orders, since }) {
    this.#system = system
    this.#trade = trade
    this.#orders = orders
    this.#artists = [...new Set(orders.map(({ artistId }) => artistId))]
    const seconds = Math.floor(Date.parse(since) / 1_000)
    this.transfers = this.#transfersToArtists().filter(({ created }) => created >= seconds)
    if (this.transfers.length === 0) throw new Error('No payout was made that could be lost')
  }

  /** Checks that the artists are on hold: the ledger says that their orders are due, but no second transfer is made. */
  async checkThatTheyWait() {
    const held = await this.#system.sql(
      'select artist_id from payout_accounts where payout_hold and artist_id = any($1)',
      [this.#artists]
    )
    if (held.length !== this.#artists.length)
      throw new Error(`${held.length} of ${this.#artists.length} artists are held who were paid`)
    const before = this.#transfersToArtists().length
    await this.#trade.run('payout', this.#orders)
    await this.#jobIsDone()
    const more = this.#transfersToArtists().length - before
    if (more > 0) throw new Error(`${more} transfers were made to artists who were paid before`)
  }

  /** Does what docs/operations/backup.md asks of a person: reverses the transfers and ends the holds. */
  async decide() {
    const { admin } = this.#system
    for (const { id } of this.transfers) await this.#reverse(id)
    // Resuming payouts needs a log-in within ten minutes, and the reason that was seen.
    await admin.insist(() => admin.post('/api/dev/set-role', { role: 'admin' }))
    for (const id of this.#artists) {
      const [{ payout_hold_reason: reason }] = await this.#system.sql(
        'select payout_hold_reason from payout_accounts where artist_id = $1',
        [id]
      )
      const body = { isHeld: false, reason }
      await admin.insist(() => admin.patch(`/api/admin/artists/${id}/payouts`, body))
    }
  }

  #transfersToArtists() {
    const ids = this.#artists.map(String)
    const isNew = ({ id }) => !this.#system.baseline.transferIds.has(id)
    return this.#system.records
      .transfers()
      .filter((each) => isNew(each) && ids.includes(each.metadata.artist_id))
  }

  #jobIsDone() {
    return until(async () => {
      const [job] = await this.#system.sql(
        `select state from jobs.job where name = 'payouts.run' order by created_on desc limit 1`
      )
      return job?.state === 'completed'
    }, 'payouts.run')
  }

  async #reverse(id) {
    const { STRIPE_API_BASE: base } = this.#system.shopEnv
    const answer = await fetch(`${base}/v1/transfers/${id}/reversals`, {
      method: 'POST',
      headers: { authorization: `Bearer ${STRIPE_KEY}` },
    })
    if (!answer.ok) throw new Error(`Transfer ${id} is not reversed: ${await answer.text()}`)
  }
}
