import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { AdminTab } from '#admin/tabs'
import { ProviderHealthQuery } from '#fulfilment/public'

/** How the connection to the provider does. */
@inject()
export class ProviderTab implements AdminTab {
  constructor(private health: ProviderHealthQuery) {}

  async show({ inertia }: HttpContext) {
    return inertia.render('admin/printful', { health: await this.health.handle() })
  }
}
