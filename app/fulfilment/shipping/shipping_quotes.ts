import { createHash } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { purgeInBatches } from '#core/database/in_batches'
import type { ShippedGoods, ShippingQuote, ShippingRecipient } from '#fulfilment/port_types'
import { shippingArea } from '#fulfilment/shipping/shipping_area'
import { clock } from '#shared/clock'
import { fromDecimal, toDecimal } from '#shared/money'

/** As long as a shopper takes from the summary to the payment page. */
const LIFE_MINUTES = 15

type Row = { amount: string; least_days: number | null; most_days: number | null }

/** Quotes of the last minutes, shared by all nodes. */
export class ShippingQuotes {
  async find(key: string): Promise<ShippingQuote | null> {
    const row: Row | null = await db
      .from('shipping_quotes')
      .where('key', key)
      .where('expires_at', '>', clock.now().toSQL()!)
      .first()
    return (
      row && {
        amount: fromDecimal(row.amount),
        leastDays: row.least_days,
        mostDays: row.most_days,
      }
    )
  }

  async keep(key: string, { amount, leastDays, mostDays }: ShippingQuote): Promise<void> {
    const end = clock.now().plus({ minutes: LIFE_MINUTES }).toSQL()!
    await db.rawQuery(
      `INSERT INTO shipping_quotes (key, amount, least_days, most_days, expires_at) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (key) DO UPDATE SET amount = excluded.amount, least_days = excluded.least_days,
                                         most_days = excluded.most_days, expires_at = excluded.expires_at`,
      [key, toDecimal(amount), leastDays, mostDays, end]
    )
  }

  /** @returns how many past their time were removed */
  purge(batch?: number): Promise<number> {
    return purgeInBatches(
      `DELETE FROM shipping_quotes WHERE key IN
         (SELECT key FROM shipping_quotes WHERE expires_at < :now LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
  }
}

/** The same for the same goods to the same area, in whatever order they lie in the basket. */
export function quoteKey(recipient: ShippingRecipient, goods: ShippedGoods[]): string {
  const quantities = new Map<number, number>()
  for (const { catalogVariantId, quantity } of goods)
    quantities.set(catalogVariantId, (quantities.get(catalogVariantId) ?? 0) + quantity)
  const sorted = [...quantities].sort(([one], [other]) => one - other)
  return createHash('sha256')
    .update(JSON.stringify([shippingArea(recipient), sorted]))
    .digest('hex')
}
