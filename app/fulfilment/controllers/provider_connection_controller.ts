import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import { DisconnectProvider } from '#fulfilment/actions/disconnect_provider'
import { FulfilmentProvider } from '#fulfilment/provider'
import { SharedProviderStatus } from '#fulfilment/queries/shared_provider_status'

/** Shows and ends the platform's connection to the provider. Each provider has its own way to connect. */
@inject()
export default class ProviderConnectionController {
  constructor(
    private sharedStatus: SharedProviderStatus,
    private provider: FulfilmentProvider,
    private disconnect: DisconnectProvider
  ) {}

  /** Returns the status. `?refresh=true`, which an admin's button Check again sends, asks for a new read. */
  async status({ auth, request }: HttpContext) {
    const isAdmin = auth.getUserOrFail().userType === 'admin'
    const isRefresh = isAdmin && request.qs().refresh === 'true'
    const status = await this.sharedStatus.handle({ isRefresh })
    return isAdmin ? status : this.provider.connection.statusForArtists(status)
  }

  async destroy(ctx: HttpContext) {
    await this.disconnect.handle(actorOf(ctx))
    return ctx.response.noContent()
  }
}
