import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { ShareQuery, type ArtistRow } from '#artists/public'
import { pricedColumns } from '#catalog/priced_columns'
import type { ProductStatus } from '#shared/product_status'
import { PriceTooLow } from '#catalog/errors'
import { PricingService } from '#pricing/public'
import { clock } from '#shared/clock'
import { toDecimal, type Pence } from '#shared/money'

export type ProductStart = {
  artist: Pick<ArtistRow, 'id'>
  actorUserId: number
  status: ProductStatus
  sellingPrice: Pence
  basePrice: Pence
  /** The other columns of `products`. */
  columns: { name: string } & Record<string, unknown>
}

/** Inserts a product with the first entry of its status history. Refuses a price below the minimum. */
@inject()
export class InsertProduct {
  constructor(
    private pricing: PricingService,
    private share: ShareQuery
  ) {}

  /** The new id. Throws PriceTooLow. */
  async handle(start: ProductStart, trx: TransactionClientContract): Promise<number> {
    const { artist, actorUserId, status, sellingPrice, basePrice, columns } = start
    const minimum = this.pricing.minimumPrice(basePrice)
    if (sellingPrice < minimum) throw new PriceTooLow(minimum)
    const now = clock.now().toJSDate()
    const share = await this.share.handle(artist.id, trx)
    const [row]: { id: number }[] = await trx
      .insertQuery()
      .table('products')
      .insert({
        artist_id: artist.id,
        status,
        base_price: toDecimal(basePrice),
        ...columns,
        ...pricedColumns(this.pricing, { sellingPrice, basePrice, share }),
        created_at: now,
        updated_at: now,
      })
      .returning('id')
    await trx.table('product_status_history').insert({
      product_id: row!.id,
      to_status: status,
      actor_user_id: actorUserId,
      created_at: now,
    })
    return row!.id
  }
}
