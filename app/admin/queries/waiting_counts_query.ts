import { inject } from '@adonisjs/core'
import { ProductCountQuery } from '#catalog/public'

/** How many products are not on sale yet: drafts and rejected ones await an admin, pending and approved ones their artist. */
export type WaitingCounts = { drafts: number; rejected: number; pending: number; approved: number }

@inject()
export class WaitingCountsQuery {
  constructor(private products: ProductCountQuery) {}

  async handle(): Promise<WaitingCounts> {
    const counts = await this.products.waitingByStatus()
    const { draft = 0, rejected = 0, pending_approval: pending = 0, approved = 0 } = counts
    return { drafts: draft, rejected, pending, approved }
  }
}
