import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { WaitingCountsQuery } from '#admin/queries/waiting_counts_query'
import type { AdminTab } from '#admin/tabs'

/** Shows the ways to make a product for an artist, and how many products await an admin or their artist. */
@inject()
export class CatalogTab implements AdminTab {
  constructor(private waiting: WaitingCountsQuery) {}

  async show({ inertia }: HttpContext) {
    return inertia.render('admin/catalog', { waiting: await this.waiting.handle() })
  }
}
