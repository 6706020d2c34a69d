import db from '@adonisjs/lucid/services/db'
import { purgeInBatches } from '#core/database/in_batches'
import type { ShippingQuote, TypedGoods } from '#fulfilment/port_types'
import { clock } from '#shared/clock'
import { fromDecimal, toDecimal } from '#shared/money'

/** Older rates are not used (docs/rules/fulfilment.md#last-known-rates). */
const LIFE_DAYS = 30

type Row = { amount: string; least_days: number | null; most_days: number | null }

/** The provider's last rate for sending goods of these types in these quantities to a country, shared by all nodes. */
export class LastRates {
  async find(country: string, goods: TypedGoods[]): Promise<ShippingQuote | null> {
    const row: Row | null = await db
      .from('last_shipping_rates')
      .where({ country, goods: keyOf(goods) })
      .where('quoted_at', '>', clock.now().minus({ days: LIFE_DAYS }).toSQL()!)
      .first()
    return (
      row && {
        amount: fromDecimal(row.amount),
        leastDays: row.least_days,
        mostDays: row.most_days,
      }
    )
  }

  async keep(
    country: string,
    goods: TypedGoods[],
    { amount, leastDays, mostDays }: ShippingQuote
  ): Promise<void> {
    await db.rawQuery(
      `INSERT INTO last_shipping_rates (country, goods, amount, least_days, most_days, quoted_at) VALUES (?, ?, ?, ?, ?, ?)
         ON CONFLICT (country, goods) DO UPDATE SET amount = excluded.amount, least_days = excluded.least_days,
                                                    most_days = excluded.most_days, quoted_at = excluded.quoted_at`,
      [country, keyOf(goods), toDecimal(amount), leastDays, mostDays, clock.now().toSQL()!]
    )
  }

  /** @returns how many past their time were removed */
  purge(batch?: number): Promise<number> {
    return purgeInBatches(
      `DELETE FROM last_shipping_rates WHERE (country, goods) IN
         (SELECT country, goods FROM last_shipping_rates
           WHERE quoted_at < :now::timestamptz - interval '${LIFE_DAYS} days' LIMIT :limit FOR UPDATE SKIP LOCKED)`,
      batch
    )
  }
}

/** "hoodie 1, tshirt 2", in whatever order and on however many lines they are bought. */
function keyOf(goods: TypedGoods[]): string {
  const quantities = new Map<string, number>()
  for (const { productType, quantity } of goods)
    quantities.set(productType, (quantities.get(productType) ?? 0) + quantity)
  return [...quantities]
    .map(([type, quantity]) => `${type} ${quantity}`)
    .toSorted()
    .join(', ')
}
