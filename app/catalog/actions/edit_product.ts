import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { RecordAct, type Actor } from '#audit/public'
import { LockProduct, type LockedProduct } from '#catalog/actions/lock_product'
import { ReviseProduct, type ProductRevision } from '#catalog/actions/revise_product'
import { inTransaction } from '#core/database/in_transaction'
import { fromDecimal, toNumber } from '#shared/money'

type Edit = {
  productId: number
  basedOn?: Date
  revision: ProductRevision
  /** Who does it, where that is an admin: their acts are noted. */
  admin?: Actor
}

/** PATCH of a product's text and price, in any status but retired. */
@inject()
export class EditProduct {
  constructor(
    private lockProduct: LockProduct,
    private reviseProduct: ReviseProduct,
    private record: RecordAct
  ) {}

  /** Throws NotFound, StaleChange, RetiredForGood, PriceTooLow. */
  async handle(
    { revision, admin, ...which }: Edit,
    caller?: TransactionClientContract
  ): Promise<void> {
    return inTransaction(caller, async (trx) => {
      const product = await this.lockProduct.handle(which, trx)
      await this.reviseProduct.handle(product, revision, trx)
      if (admin) await this.#note(product, admin, trx)
    })
  }

  async #note(before: LockedProduct, admin: Actor, trx: TransactionClientContract) {
    const after = await this.lockProduct.handle({ productId: before.id }, trx)
    const act = { action: 'product.change', subjectType: 'product', subjectId: before.id }
    await this.record.handle(
      { ...admin, ...act, before: standing(before), after: standing(after) },
      trx
    )
  }
}

const standing = ({ name, selling_price: price }: LockedProduct) => ({
  name,
  sellingPrice: toNumber(fromDecimal(price)),
})
