import { inject } from '@adonisjs/core'
import { ProductCountQuery } from '#catalog/public'

/** How many products wait for whom: drafts and what was sent back for an admin, what is pending for its artist. */
export type WaitingCounts = { drafts: number; rejected: number; pending: number }

@inject()
export class WaitingCountsQuery {
  constructor(private products: ProductCountQuery) {}

  async handle(): Promise<WaitingCounts> {
    const {
      draft = 0,
      rejected = 0,
      pending_approval: pending = 0,
    } = await this.products.byStatus()
    return { drafts: draft, rejected, pending }
  }
}
