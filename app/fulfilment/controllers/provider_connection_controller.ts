import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { actorOf } from '#audit/public'
import { DisconnectProvider } from '#fulfilment/actions/disconnect_provider'
import { FulfilmentProvider } from '#fulfilment/provider'
import { SharedProviderStatus } from '#fulfilment/queries/shared_provider_status'

/** The status of the platform's connection to the provider, and its end. How it begins is the provider's own. */
@inject()
export default class ProviderConnectionController {
  constructor(
    private sharedStatus: SharedProviderStatus,
    private provider: FulfilmentProvider,
    private disconnect: DisconnectProvider
  ) {}

  /** `?refresh=true`, an admin's press on Check again, reads anew. */
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
