import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { pricedColumns } from '#catalog/priced_columns'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { fromDecimal } from '#shared/money'
import type { Percentage } from '#shared/percentage'

type Prices = { selling_price: string; base_price: string }

const WRITE = `
  UPDATE products
     SET artist_profit = priced.artist, estimated_artist_profit = priced.artist, platform_fee = priced.platform, updated_at = :now
    FROM unnest(:selling::numeric[], :base::numeric[], :artist::numeric[], :platform::numeric[]) AS priced (selling, base, artist, platform)
   WHERE artist_id = :artistId AND status <> 'retired' AND selling_price = priced.selling AND base_price = priced.base
     AND (artist_profit, platform_fee) IS DISTINCT FROM (priced.artist, priced.platform)`

/**
 * Recalculates the artist's profit and the platform's fee of all an artist's products that are not retired, for a new
 * share. Calculates once for each pair of price and cost and writes in one statement, so that even very many products
 * need no job. One step of a change of the share, so it requires that transaction.
 */
@inject()
export class RepriceProducts {
  constructor(private pricing: PricingService) {}

  async handle(artistId: number, share: Percentage, trx: TransactionClientContract): Promise<void> {
    const pairs: Prices[] = await trx
      .from('products')
      .where('artist_id', artistId)
      .whereNot('status', 'retired')
      .distinct('selling_price', 'base_price')
    const priced = pairs.map(({ selling_price: selling, base_price: base }) => ({
      selling,
      base,
      ...pricedColumns(this.pricing, {
        sellingPrice: fromDecimal(selling),
        basePrice: fromDecimal(base),
        share,
      }),
    }))
    await trx.rawQuery(WRITE, {
      artistId,
      now: clock.now().toSQL()!,
      selling: priced.map((piece) => piece.selling),
      base: priced.map((piece) => piece.base),
      artist: priced.map((piece) => piece.artist_profit),
      platform: priced.map((piece) => piece.platform_fee),
    })
  }
}
