import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import type { AdminTab } from '#admin/tabs'
import { toSettings } from '#admin/transformers/settings_transformer'

/** What the shop goes by, and the tools of development. */
export class SettingsTab implements AdminTab {
  async show({ inertia }: HttpContext) {
    return inertia.render('admin/settings', {
      settings: toSettings(),
      isDevelopment: !app.inProduction,
    })
  }
}
