import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { LockCheckoutForFulfilment, MarkReceived } from '#commerce/public'
import { LAST_SHIPMENT_OF_ORDER } from '#fulfilment/queries/last_shipment_of_order'
import { clock } from '#shared/clock'

const BATCH = 200
/** After the last shipment of a row (docs/rules/orders.md#delivered). */
const DAYS_AT_HOME = 10
const DAYS_OVERSEAS = 21

/**
 * The provider reports no delivery, so that what was sent long enough ago is taken for delivered. A shipment that came back
 * stops it, until something is sent again.
 */
@inject()
export class DeliverByTime {
  constructor(
    private lockCheckoutForFulfilment: LockCheckoutForFulfilment,
    private markReceived: MarkReceived
  ) {}

  /** @returns how many are delivered now. Safe to run twice at once. */
  async handle(): Promise<number> {
    let delivered = 0
    for (let after = 0; ;) {
      const checkoutIds = await this.#due(after)
      if (checkoutIds.length === 0) return delivered
      for (const id of checkoutIds) delivered += await this.#deliver(id)
      after = checkoutIds.at(-1)!
    }
  }

  async #due(after: number): Promise<number[]> {
    const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
      `SELECT DISTINCT orders.checkout_id AS id ${DUE} AND orders.checkout_id > ? ORDER BY id LIMIT ?`,
      [...moments(), after, BATCH]
    )
    return rows.map(({ id }) => id)
  }

  /** The buyer, an admin or a shipment that comes back may be faster: it is looked at once more behind the locks. */
  async #deliver(checkoutId: number): Promise<number> {
    return db.transaction(async (trx) => {
      await this.lockCheckoutForFulfilment.handle(checkoutId, trx)
      const { rows } = await trx.rawQuery<{ rows: { id: number }[] }>(
        `SELECT orders.id ${DUE} AND orders.checkout_id = ? ORDER BY orders.id`,
        [...moments(), checkoutId]
      )
      const orderIds = rows.map(({ id }) => id)
      if (orderIds.length > 0)
        await this.markReceived.handle({ orderIds, actorUserId: null, notes: NOTES }, trx)
      return orderIds.length
    })
  }
}

const NOTES = 'Marked as delivered automatically'

/** SQL: shipped rows whose last shipment left long enough ago and did not come back. */
const DUE = `
  FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id
 CROSS JOIN LATERAL (${LAST_SHIPMENT_OF_ORDER}) AS latest
 WHERE orders.status = 'shipped' AND latest.returned_at IS NULL
   AND latest.shipped_at <= CASE WHEN coalesce(checkouts.country, 'GB') = 'GB' THEN ?::timestamptz ELSE ?::timestamptz END`

const moments = () => [
  clock.now().minus({ days: DAYS_AT_HOME }).toSQL()!,
  clock.now().minus({ days: DAYS_OVERSEAS }).toSQL()!,
]
