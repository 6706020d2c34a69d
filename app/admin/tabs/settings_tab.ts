import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { AdminTab } from '#admin/tabs'
import { FulfilmentProvider } from '#fulfilment/public'
import { toSettings } from '#admin/transformers/settings_transformer'

/** The settings of the shop, and the tools of development. */
@inject()
export class SettingsTab implements AdminTab {
  constructor(private provider: FulfilmentProvider) {}

  async show({ inertia }: HttpContext) {
    return inertia.render('admin/settings', {
      settings: toSettings(this.provider.connection.mode),
      isDevelopment: !app.inProduction,
    })
  }
}
