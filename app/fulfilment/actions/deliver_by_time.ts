import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { MarkReceived, PARCELS_OF_ROW } from '#orders/public'
import { clock } from '#shared/clock'

const BATCH = 200
/** After the last parcel of a row (RULINGS.md, Orders and money). */
const DAYS_AT_HOME = 10
const DAYS_OVERSEAS = 21

/**
 * Printful reports no delivery, so that what was sent long enough ago is taken for delivered. A parcel that came back
 * stops it, until something is sent again.
 */
@inject()
export class DeliverByTime {
  constructor(private markReceived: MarkReceived) {}

  /** @returns how many are delivered now. Safe to run twice at once. */
  async handle(): Promise<number> {
    let delivered = 0
    for (let after = 0; ;) {
      const ids = await this.#due(after)
      if (ids.length === 0) return delivered
      for (const id of ids) delivered += Number(await this.#deliver(id))
      after = ids.at(-1)!
    }
  }

  async #due(after: number): Promise<number[]> {
    const now = clock.now()
    const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
      `SELECT orders.id FROM orders
         JOIN checkouts ON checkouts.id = orders.checkout_id
        CROSS JOIN LATERAL (${PARCELS_OF_ROW}) AS latest
        WHERE orders.status = 'shipped' AND orders.id > ? AND latest.returned_at IS NULL
          AND latest.shipped_at <= CASE WHEN coalesce(checkouts.country, 'GB') = 'GB' THEN ?::timestamptz ELSE ?::timestamptz END
        ORDER BY orders.id LIMIT ?`,
      [
        after,
        now.minus({ days: DAYS_AT_HOME }).toSQL()!,
        now.minus({ days: DAYS_OVERSEAS }).toSQL()!,
        BATCH,
      ]
    )
    return rows.map(({ id }) => id)
  }

  /** The buyer, an admin or a parcel that comes back may be faster: it is looked at once more behind the row's lock. */
  async #deliver(orderId: number): Promise<boolean> {
    return db.transaction(async (trx) => {
      const { rows } = await trx.rawQuery<{ rows: { is_due: boolean }[] }>(
        `SELECT orders.status = 'shipped' AND (SELECT returned_at IS NULL FROM (${PARCELS_OF_ROW}) AS latest) AS is_due
           FROM orders WHERE id = ? FOR UPDATE`,
        [orderId]
      )
      if (!rows[0]!.is_due) return false
      await this.markReceived.handle(
        { orderId, actorUserId: null, notes: 'By the passing of time' },
        trx
      )
      return true
    })
  }
}
