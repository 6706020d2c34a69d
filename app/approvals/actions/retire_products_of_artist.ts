import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RETIRED_FROM } from '#approvals/moves'
import { ChangeStatus } from '#catalog/public'
import type { ProductStatus } from '#shared/product_status'

/** Retires all products of an artist for good, whatever their status, in the transaction that deletes their profile. */
@inject()
export class RetireProductsOfArtist {
  constructor(private changeStatus: ChangeStatus) {}

  /** Locks the products in key order, so that two transactions that lock several of them cannot deadlock. */
  async handle(
    { artistId, actorUserId }: { artistId: number; actorUserId: number },
    trx: TransactionClientContract
  ): Promise<void> {
    const products: { id: number; status: ProductStatus }[] = await trx
      .from('products')
      .where('artist_id', artistId)
      .whereIn('status', [...RETIRED_FROM])
      .orderBy('id')
      .forUpdate()
      .select('id', 'status')
    for (const { id, status } of products) {
      await this.changeStatus.handle(
        { productId: id, from: status, to: 'retired', actorUserId, notes: 'The artist has left' },
        trx
      )
    }
  }
}
