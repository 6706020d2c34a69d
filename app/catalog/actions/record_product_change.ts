import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isDeepStrictEqual } from 'node:util'
import { RecordAuditEntry, type Actor } from '#audit/public'
import { LockProduct, type LockedProduct } from '#catalog/actions/lock_product'
import { fromDecimal, toNumber } from '#shared/money'

/**
 * Records what an admin changed on a product that the caller has locked, with the values before and after. Writes no entry
 * if nothing differs. One step of the change, so it requires that transaction.
 */
@inject()
export class RecordProductChange {
  constructor(
    private lockProduct: LockProduct,
    private record: RecordAuditEntry
  ) {}

  async handle(locked: LockedProduct, admin: Actor, trx: TransactionClientContract): Promise<void> {
    const before = snapshotOf(locked)
    const after = snapshotOf(await this.lockProduct.handle({ productId: locked.id }, trx))
    if (isDeepStrictEqual(before, after)) return
    const entry = { action: 'product.change', subjectType: 'product', subjectId: locked.id }
    await this.record.handle({ ...admin, ...entry, before, after }, trx)
  }
}

/** What stays in the log of how a product stood; prices in pounds. */
const snapshotOf = (product: LockedProduct) => ({
  name: product.name,
  description: product.description,
  adminNotes: product.admin_notes,
  designUrl: product.design_url,
  artworkId: product.artwork_id,
  productType: product.product_type,
  printfulProductId: product.printful_product_id && Number(product.printful_product_id),
  basePrice: toNumber(fromDecimal(product.base_price)),
  sellingPrice: toNumber(fromDecimal(product.selling_price)),
})
