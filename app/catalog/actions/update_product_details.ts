import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#audit/public'
import { LockProduct } from '#catalog/actions/lock_product'
import { RecordProductChange } from '#catalog/actions/record_product_change'
import { WriteProductRevision, type ProductRevision } from '#catalog/actions/write_product_revision'
import { inTransaction } from '#core/database/in_transaction'

type Edit = {
  productId: number
  ifUnmodifiedSince?: Date
  revision: ProductRevision
  /** Who does it, where that is an admin: their changes are recorded. */
  admin?: Actor
}

/** PATCH of a product's text and price, in any status but retired. */
@inject()
export class UpdateProductDetails {
  constructor(
    private lockProduct: LockProduct,
    private writeRevision: WriteProductRevision,
    private recordChange: RecordProductChange
  ) {}

  /** Throws NotFound, ConcurrentModification, RetiredForGood, PriceTooLow. */
  async handle(
    { revision, admin, ...which }: Edit,
    caller?: TransactionClientContract
  ): Promise<void> {
    return inTransaction(caller, async (trx) => {
      const product = await this.lockProduct.handle(which, trx)
      await this.writeRevision.handle(product, revision, trx)
      if (admin) await this.recordChange.handle(product, admin, trx)
    })
  }
}
