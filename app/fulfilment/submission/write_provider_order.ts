import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import ProviderOrder from '#fulfilment/models/provider_order'
import { clock } from '#shared/clock'

type NewOrder = { checkoutId: number; sequence: number; failingSince?: DateTime | null }

type Row = { id: number; quantity: number; isReprint?: boolean }

/**
 * One paid checkout is one order there, a reprint is a second one (docs/rules/fulfilment.md#one-checkout-one-order).
 */
export const externalIdOf = (checkoutId: number, sequence: number) =>
  sequence === 0 ? `gs-${checkoutId}` : `gs-${checkoutId}-r${sequence}`

/** The external ids that we give our orders at the provider. */
export const OUR_NAMES = /^gs-\d+(-r\d+)?$/

/** Writes down what the provider is to be asked for. Requires the checkout's lock, so that no number is given twice. */
export class WriteProviderOrder {
  /** The checkout's first order, made now or before. */
  async first(checkoutId: number, rows: Row[], trx: TransactionClientContract): Promise<number> {
    const written = await this.#write({ checkoutId, sequence: 0 }, rows, trx)
    if (written !== null) return written
    const { id } = await ProviderOrder.query({ client: trx })
      .where({ checkoutId, sequence: 0 })
      .select('id')
      .firstOrFail()
    return id
  }

  /** One more order of these rows. */
  async next(
    checkoutId: number,
    rows: Row[],
    trx: TransactionClientContract,
    failingSince: DateTime | null = null
  ): Promise<number> {
    const latest = await ProviderOrder.query({ client: trx })
      .where('checkoutId', checkoutId)
      .orderBy('sequence', 'desc')
      .select('sequence')
      .first()
    const sequence = (latest?.sequence ?? 0) + 1
    return (await this.#write({ checkoutId, sequence, failingSince }, rows, trx))!
  }

  /** Writes an order with its items in one statement. @returns its id; null if the checkout has an order of this number */
  async #write(
    { checkoutId, sequence, failingSince = null }: NewOrder,
    rows: Row[],
    trx: TransactionClientContract
  ): Promise<number | null> {
    const order = {
      checkoutId,
      sequence,
      externalId: externalIdOf(checkoutId, sequence),
      failingSince: failingSince?.toSQL() ?? null,
      now: clock.now().toSQL()!,
    }
    const items = rows.map(({ id, quantity, isReprint = false }) => ({ id, quantity, isReprint }))
    const written = await trx.rawQuery<{ rows: { id: number }[] }>(
      `WITH written AS (
         INSERT INTO provider_orders (checkout_id, sequence, external_id, failing_since, next_attempt_at, created_at, updated_at)
         SELECT "checkoutId", sequence, "externalId", "failingSince", now, now, now
           FROM json_to_record(?) AS given ("checkoutId" integer, sequence integer, "externalId" text, "failingSince" timestamptz, now timestamptz)
         ON CONFLICT (checkout_id, sequence) DO NOTHING RETURNING id),
       items AS (
         INSERT INTO provider_order_items (provider_order_id, order_id, quantity, is_reprint)
         SELECT written.id, item.id, quantity, "isReprint"
           FROM written, json_to_recordset(?) AS item (id integer, quantity integer, "isReprint" boolean))
       SELECT id FROM written`,
      [JSON.stringify(order), JSON.stringify(items)]
    )
    return written.rows[0]?.id ?? null
  }
}
