import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import ProviderOrder from '#fulfilment/models/provider_order'
import {
  IN_PRODUCTION,
  mayHaveBegun,
  TO_SUBMIT,
} from '#fulfilment/submission/provider_order_status'
import { clock } from '#shared/clock'

/** How far back to look for paid checkouts that have no order at the provider. */
const LOOK_BACK_DAYS = 30
/**
 * A held order is read again soon. Events report on an order in production, which is read again only where they stay
 * away.
 */
const PRODUCTION_HOLD_MINUTES = 5
const UNHEARD_HOURS = 6
/** Longer than any cancellation takes. */
const CANCELLATION_MINUTES = 15

/**
 * Finds orders at the provider by what has to be done about them. Returns ids: the most urgent first, or ascending
 * after a given id.
 */
export class ProviderOrderQueries {
  /** Checkouts that are paid and not held, and have rows to be made but no order at the provider. */
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

  /** Orders to be submitted now. An order whose checkout is held or disputed is left out, and stays due. */
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

  /** Orders with rows that were taken out of production a while ago, were not cancelled, and are made nowhere else. */
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

  /**
   * Whether the provider makes a part of a checkout, or may do so. An order that we asked it to confirm goes to the
   * address of that moment.
   */
  async isAddressed(checkoutId: number, trx: TransactionClientContract): Promise<boolean> {
    const addressed = await ProviderOrder.query({ client: trx })
      .where({ checkoutId })
      .whereIn('status', [...TO_SUBMIT, ...IN_PRODUCTION])
    return addressed.some(mayHaveBegun)
  }

  /**
   * Checkouts with rows whose orders have been failing since that moment or longer. Leaves out checkouts on hold, unless
   * their buyer was asked for another address and gave none.
   */
  async givenUp(since: Date, after: number, limit: number): Promise<number[]> {
    const rows: { id: number }[] = await unfulfilled(since)
      .where((going) => {
        going.where('checkouts.production_hold', false).orWhereNotNull('checkouts.address_problem')
      })
      .where('checkouts.id', '>', after)
      .where('checkouts.payment_status', '<>', 'disputed')
      .distinct('checkouts.id')
      .orderBy('checkouts.id')
      .limit(limit)
    return rows.map(({ id }) => id)
  }

  /** The rows of such a checkout that were not made. */
  async unfulfilledRows(checkoutId: number, since: Date): Promise<number[]> {
    const rows: { id: number }[] = await unfulfilled(since)
      .where('checkouts.id', checkoutId)
      .orderBy('orders.id')
      .select('orders.id')
    return rows.map(({ id }) => id)
  }

  /**
   * Orders without news for a while that are in production, or that the provider reports as sent while not all of their
   * shipments are known. An order that could not be read is left out for a time.
   */
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

/** Rows that have not been made since that moment; a row that was sent in part is left to an admin. */
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
