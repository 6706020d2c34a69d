import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { AccountNamesQuery } from '#admin/queries/account_names_query'
import type { AdminTab } from '#admin/tabs'
import { FulfilmentProvider } from '#fulfilment/public'
import { toSettings } from '#admin/transformers/settings_transformer'
import { SettingsQuery, toSetting, type SettingState } from '#settings/public'
import { clock } from '#shared/clock'

/** The settings of the shop: those that admins change, those of its configuration, and the tools of development. */
@inject()
export class SettingsTab implements AdminTab {
  constructor(
    private provider: FulfilmentProvider,
    private settings: SettingsQuery,
    private names: AccountNamesQuery
  ) {}

  async show({ inertia }: HttpContext) {
    const states = await this.settings.handle()
    const names = await this.names.handle(states.flatMap(peopleOf))
    return inertia.render('admin/settings', {
      changeable: states.map((state) => toSetting(state, names)),
      today: clock.today().toISODate()!,
      settings: toSettings(this.provider.connection.mode),
      isDevelopment: !app.inProduction,
    })
  }
}

const peopleOf = ({ planned, past }: SettingState): number[] =>
  [...planned, ...past].flatMap(({ setBy, withdrawn }) => [
    setBy,
    ...(withdrawn ? [withdrawn.by] : []),
  ])
