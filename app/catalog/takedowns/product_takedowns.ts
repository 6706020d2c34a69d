import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { PageRequest } from '#core/http/cursor_pagination'
import { TakeDownProducts, type Takedown } from '#catalog/takedowns/actions/take_down_products'
import { TakedownHistoryQuery } from '#catalog/takedowns/queries/takedown_history_query'

/** What other modules do with takedowns. */
@inject()
export class ProductTakedowns {
  constructor(
    private history: TakedownHistoryQuery,
    private takeDownProducts: TakeDownProducts
  ) {}

  /** Latest first. Ask who may see them before. */
  async historyOf(productId: number, page: PageRequest) {
    return this.history.handle(productId, page)
  }

  /** Throws NotFound, ConcurrentModification, AlreadyTakenDown. */
  async takeDown(takedown: Takedown, trx: TransactionClientContract): Promise<void> {
    await this.takeDownProducts.handle(takedown, trx)
  }
}
