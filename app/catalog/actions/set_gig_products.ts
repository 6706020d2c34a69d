import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { BandLog } from '#artists/public'
import { LockProduct } from '#catalog/actions/lock_product'
import { SetAvailability } from '#catalog/actions/set_availability'
import { GigProductsQuery } from '#catalog/queries/gig_products_query'
import { SaleQueries } from '#catalog/queries/sale_queries'
import { inTransaction } from '#core/database/in_transaction'
import { InvalidField } from '#core/exceptions/errors'

type Choice = { gigId: number; artistId: number; actorUserId: number; productIds: number[] }

/**
 * Sets which products of an artist are sold only at a gig. A product that is taken out is sold only at its other gigs, or
 * always if it has none.
 */
@inject()
export class SetGigProducts {
  constructor(
    private lockProduct: LockProduct,
    private setAvailability: SetAvailability,
    private products: GigProductsQuery,
    private sales: SaleQueries,
    private log: BandLog
  ) {}

  /** Throws InvalidField for a product that is not theirs or is retired, and for a gig that is cancelled. */
  async handle(choice: Choice, caller?: TransactionClientContract): Promise<void> {
    const known = await this.products.handle(choice.artistId, choice.gigId)
    const chosen = new Set(choice.productIds)
    if ([...chosen].some((id) => !known.some((product) => product.id === id)))
      throw new InvalidField('productIds', 'exists', 'Choose products of your own')
    const changed = known
      .filter(({ id, isTiedToGig }) => chosen.has(id) !== isTiedToGig)
      .toSorted((one, other) => one.id - other.id)
    await inTransaction(caller, async (trx) => {
      await this.setAvailability.lockGigs([choice.gigId], trx)
      for (const { id } of changed) await this.#change(id, chosen.has(id), choice, trx)
    })
  }

  async #change(
    productId: number,
    isChosen: boolean,
    { gigId, artistId, actorUserId }: Choice,
    trx: TransactionClientContract
  ) {
    const { name: subject } = await this.lockProduct.handle({ productId }, trx)
    const { gigIds, hoursAfter } = await this.sales.gigsOf(productId, trx)
    const others = gigIds.filter((id) => id !== gigId)
    const gigs = isChosen ? [...others, gigId] : others
    const sale =
      gigs.length === 0
        ? { kind: 'always' as const }
        : { kind: 'gig' as const, gigIds: gigs, hoursAfter: hoursAfter ?? undefined }
    await this.setAvailability.handle({ productId, actorUserId, sale }, trx)
    await this.log.record({ artistId, actorUserId, action: 'product.change', subject }, trx)
  }
}
