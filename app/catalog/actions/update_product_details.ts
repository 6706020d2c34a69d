import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#audit/public'
import { CheckBand } from '#catalog/actions/check_band'
import { LockProduct, type LockedProduct } from '#catalog/actions/lock_product'
import { RecordProductChange } from '#catalog/actions/record_product_change'
import { WriteProductChanges, type ProductChanges } from '#catalog/actions/write_product_changes'
import { ProductAlreadyApproved, RetiredForGood } from '#catalog/errors'
import { UNAPPROVED_STATUSES } from '#shared/product_status'
import type { ProviderProductRef } from '#catalog/provider_product_port'
import { ChosenProductQuery, type ChosenProduct } from '#catalog/queries/chosen_product_query'
import { ProductQueries } from '#catalog/queries/product_queries'
import { inTransaction } from '#core/database/in_transaction'

/** What an admin changes as long as the artist has not approved the product. */
type SourceChange = Pick<ProductChanges, 'adminNotes' | 'designUrl' | 'productType'> & {
  /** What it is to be made of; left out, that stays. */
  ref?: ProviderProductRef
  /** Hundredths of a percent; counts with a `ref` alone. */
  markup?: number
  confirmsOtherBand?: boolean
}

type By = { role: 'artist' } | { role: 'admin'; actor: Actor; source?: SourceChange }

type Update = {
  productId: number
  /** The `updatedAt` that the caller saw. */
  ifUnmodifiedSince?: string
  changes: Pick<ProductChanges, 'name' | 'description' | 'sellingPrice' | 'artworkId'>
  by: By
  /** Runs last in the same transaction: where it throws, nothing is changed. */
  andThen?: (trx: TransactionClientContract) => Promise<void>
}

/**
 * Changes a product's text and price, in any status but retired; with `source` also what it is made of, which is read at
 * the provider before anything is written. An admin's changes are recorded.
 */
@inject()
export class UpdateProductDetails {
  constructor(
    private products: ProductQueries,
    private chosen: ChosenProductQuery,
    private checkBand: CheckBand,
    private lockProduct: LockProduct,
    private writeChanges: WriteProductChanges,
    private recordChange: RecordProductChange
  ) {}

  /**
   * Throws NotFound, ConcurrentModification, RetiredForGood, PriceTooLow, and what ChangeArtwork throws; with `source` also ProductAlreadyApproved,
   * StoreProductOfOtherBand, NothingToOffer, StoreProductTaken, and what the provider may refuse.
   */
  async handle(
    { changes, by, andThen, ...which }: Update,
    caller?: TransactionClientContract
  ): Promise<void> {
    const source = by.role === 'admin' ? by.source : undefined
    const chosen = source && (await this.#read(which.productId, source))
    await inTransaction(caller, async (trx) => {
      const product = await this.lockProduct.handle(which, trx)
      if (source) await this.#changeSource(product, { changes, source, chosen }, trx)
      else await this.#changeText(product, changes, trx)
      if (by.role === 'admin') await this.recordChange.handle(product, by.actor, trx)
      await andThen?.(trx)
    })
  }

  /** Undefined where the product stays made of what it is. */
  async #read(productId: number, { ref, markup }: SourceChange) {
    assertUnapproved(await this.products.findOrFail(productId))
    return ref && this.chosen.handle(ref, markup)
  }

  async #changeText(
    product: LockedProduct,
    changes: Update['changes'],
    trx: TransactionClientContract
  ) {
    if (product.status === 'retired') throw new RetiredForGood()
    await this.writeChanges.handle(product, changes, trx)
  }

  async #changeSource(
    product: LockedProduct,
    {
      changes,
      source,
      chosen,
    }: { changes: Update['changes']; source: SourceChange; chosen?: ChosenProduct },
    trx: TransactionClientContract
  ) {
    assertUnapproved(product)
    const { ref, confirmsOtherBand: isConfirmed, adminNotes, designUrl, productType } = source
    if (ref && chosen) {
      const { name } = chosen
      await this.checkBand.handle({ artistId: product.artist_id, ref, name, isConfirmed })
    }
    await this.writeChanges.handle(
      product,
      { ...changes, adminNotes, designUrl, productType, spec: chosen?.spec },
      trx
    )
  }
}

function assertUnapproved({ status }: Pick<LockedProduct, 'status'>) {
  if (!UNAPPROVED_STATUSES.includes(status)) throw new ProductAlreadyApproved()
}
