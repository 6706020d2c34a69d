import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ProviderOrder from '#fulfilment/models/provider_order'
import {
  IN_PRODUCTION,
  mayHaveBegun,
  TO_SUBMIT,
} from '#fulfilment/submission/provider_order_status'
import { clock } from '#shared/clock'

/** How long a paid checkout that nobody wrote an order for is looked for. */
const LOOK_BACK_DAYS = 30
/** A held order comes back soon; one that is made is told of by events, and asked about where they stay away. */
const PRODUCTION_HOLD_MINUTES = 5
const UNHEARD_HOURS = 6
/** Longer than any cancellation takes. */
const CANCELLATION_MINUTES = 15

/** The provider's orders by what is to be done about them. Ids, the most urgent first, or those after an id in their order. */
export class ProviderOrderQueries {
  /** Checkouts that are paid and not held, with rows that are to be made and no order of them at the provider. */
  async unwritten(after: number, limit: number): Promise<number[]> {
    const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
      `SELECT DISTINCT checkouts.id FROM orders JOIN checkouts ON checkouts.id = orders.checkout_id
        WHERE orders.status = 'processing' AND checkouts.paid_at >= ? AND NOT checkouts.production_hold
          AND NOT EXISTS (SELECT FROM provider_orders WHERE provider_orders.checkout_id = checkouts.id)
          AND checkouts.id > ?
        ORDER BY checkouts.id LIMIT ?`,
      [clock.now().minus({ days: LOOK_BACK_DAYS }).toJSDate(), after, limit]
    )
    return rows.map(({ id }) => id)
  }

  /** To be submitted now. One whose checkout is held or disputed stays here, and is passed over. */
  async due(limit: number): Promise<number[]> {
    const rows = await ProviderOrder.query()
      .whereIn('status', [...TO_SUBMIT])
      .where('nextAttemptAt', '<=', clock.now().toJSDate())
      .whereRaw(
        `EXISTS (SELECT FROM checkouts WHERE checkouts.id = provider_orders.checkout_id AND NOT checkouts.production_hold
                   AND checkouts.payment_status <> 'disputed')`
      )
      .orderBy('nextAttemptAt')
      .orderBy('id')
      .limit(limit)
      .select('id')
    return rows.map(({ id }) => id)
  }

  /** With rows that were taken out of production, long since, not cancelled, and are made nowhere else. */
  async halfCancelled(after: number, limit: number): Promise<number[]> {
    const { rows } = await db.rawQuery<{ rows: { id: number }[] }>(
      `SELECT DISTINCT item.provider_order_id AS id
         FROM provider_order_items AS item
         JOIN orders ON orders.id = item.order_id AND orders.status = 'processing'
        WHERE item.cancel_requested_at < ? AND item.provider_order_id > ?
          AND NOT EXISTS (
            SELECT FROM provider_order_items AS other
             WHERE other.order_id = item.order_id AND (other.cancel_requested_at IS NULL OR other.cancel_requested_at > item.cancel_requested_at))
        ORDER BY id LIMIT ?`,
      [clock.now().minus({ minutes: CANCELLATION_MINUTES }).toJSDate(), after, limit]
    )
    return rows.map(({ id }) => id)
  }

  /** Whether the provider makes some of a checkout, or may: what it has our word for goes where it was to go then. */
  async isAddressed(checkoutId: number, trx: TransactionClientContract): Promise<boolean> {
    const addressed = await ProviderOrder.query({ client: trx })
      .where({ checkoutId })
      .whereIn('status', [...TO_SUBMIT, ...IN_PRODUCTION])
    return addressed.some(mayHaveBegun)
  }

  /** Checkouts whose goods nobody has managed to have made since that moment. */
  async givenUp(since: Date, after: number, limit: number): Promise<number[]> {
    const rows: { id: number }[] = await unfulfilled(since)
      .where('checkouts.production_hold', false)
      .where('checkouts.id', '>', after)
      .where('checkouts.payment_status', '<>', 'disputed')
      .distinct('checkouts.id')
      .orderBy('checkouts.id')
      .limit(limit)
    return rows.map(({ id }) => id)
  }

  /** Rows of such a checkout that are not made. */
  async unfulfilledRows(checkoutId: number, since: Date): Promise<number[]> {
    const rows: { id: number }[] = await unfulfilled(since)
      .where('checkouts.id', checkoutId)
      .orderBy('orders.id')
      .select('orders.id')
    return rows.map(({ id }) => id)
  }

  /** In production, or said to be sent while not all is known to be, and not heard of for a while; one that could not be read is left out for a time. */
  async unheard(limit: number): Promise<number[]> {
    const now = clock.now()
    const rows = await ProviderOrder.query()
      .where((open) => {
        open.whereIn('status', [...IN_PRODUCTION]).orWhere((sent) => {
          sent
            .where('status', 'fulfilled')
            .whereNotNull('last_error')
            .whereHas('items', (items) => {
              items
                .whereNull('cancelRequestedAt')
                .whereIn('orderId', db.from('orders').where('status', 'processing').select('id'))
            })
        })
      })
      .whereNotNull('remoteOrderId')
      .where((waiting) => {
        waiting.whereNull('nextAttemptAt').orWhere('nextAttemptAt', '<=', now.toJSDate())
      })
      .where((unheard) => {
        unheard
          .whereNull('syncedAt')
          .orWhere('syncedAt', '<', now.minus({ hours: UNHEARD_HOURS }).toJSDate())
          .orWhere((held) => {
            held
              .where('status', 'held')
              .where('syncedAt', '<', now.minus({ minutes: PRODUCTION_HOLD_MINUTES }).toJSDate())
          })
      })
      .orderBy('syncedAt')
      .orderBy('id')
      .limit(limit)
      .select('id')
    return rows.map(({ id }) => id)
  }
}

/** Rows of which nothing was made since that moment; one that was sent in part is an admin's to look at. */
const unfulfilled = (since: Date) =>
  db
    .from('provider_order_items')
    .join('orders', 'orders.id', 'provider_order_items.order_id')
    .join('provider_orders', 'provider_orders.id', 'provider_order_items.provider_order_id')
    .join('checkouts', 'checkouts.id', 'provider_orders.checkout_id')
    .whereIn('provider_orders.status', ['waiting', 'draft', 'failed'])
    .whereNotNull('provider_orders.last_error')
    .where('provider_orders.failing_since', '<=', since)
    .whereNull('provider_order_items.cancel_requested_at')
    .where('orders.status', 'processing')
    .whereNotExists(db.from('shipment_items').whereColumn('shipment_items.order_id', 'orders.id'))
