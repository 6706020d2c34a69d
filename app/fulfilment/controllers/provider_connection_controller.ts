import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { appUrl } from '#config/app'
import printfulConfig from '#config/printful'
import { actorOf } from '#audit/public'
import { DomainError } from '#core/exceptions/errors'
import { ConnectProvider } from '#fulfilment/actions/connect_provider'
import { DisconnectProvider } from '#fulfilment/actions/disconnect_provider'
import { OauthEndpoint } from '#fulfilment/printful/oauth_endpoint'
import { PrintfulDriver } from '#fulfilment/printful/printful_driver'
import { toArtistStatus } from '#fulfilment/queries/provider_status_query'
import { SharedProviderStatus } from '#fulfilment/queries/shared_provider_status'
import { ProviderNotConfigured } from '#fulfilment/errors'

const PAGE_PATH = '/printful'
const CALLBACK_PATH = `${PAGE_PATH}/callback`

/**
 * The platform's connection to Printful: GET /api/printful/status, /api/printful/auth-url and where Printful sends back,
 * which leads on to the provider's page: the address that came keeps no code, and none of its text is shown.
 */
@inject()
export default class ProviderConnectionController {
  constructor(
    private sharedStatus: SharedProviderStatus,
    private connect: ConnectProvider,
    private disconnect: DisconnectProvider,
    private endpoint: OauthEndpoint
  ) {}

  /** `?refresh=true`, an admin's press on Check again, reads anew. */
  async status({ auth, request }: HttpContext) {
    const isAdmin = auth.getUserOrFail().userType === 'admin'
    const isRefresh = isAdmin && request.qs().refresh === 'true'
    const status = await this.sharedStatus.handle({ isRefresh })
    return isAdmin ? status : toArtistStatus(status)
  }

  async authorizationUrl(ctx: HttpContext) {
    return { authUrl: await this.#driver(ctx).authorizationUrl() }
  }

  async destroy(ctx: HttpContext) {
    await this.disconnect.handle(actorOf(ctx))
    return ctx.response.noContent()
  }

  async callback(ctx: HttpContext) {
    ctx.session.flash('toast', await this.#connect(ctx))
    return ctx.response.redirect().toPath(PAGE_PATH)
  }

  async #connect(ctx: HttpContext) {
    try {
      const driver = this.#driver(ctx)
      if (driver.stateMisMatch())
        return failed('The authorization took too long or was started elsewhere. Please try again.')
      if (driver.accessDenied()) return failed('Printful was not allowed to connect.')
      await this.connect.handle({ actor: actorOf(ctx), pair: await driver.tokenPair() })
      return { title: 'Printful connected', description: 'Ready to take orders.' }
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      // The message alone: the code and our secret belong in no log.
      logger.warn({ reason: error.code }, 'Printful could not be connected')
      return failed('Failed to start Printful authorization. Please try again.')
    }
  }

  #driver(ctx: HttpContext): PrintfulDriver {
    const { clientId, clientSecret } = printfulConfig
    if (!clientId || !clientSecret) throw new ProviderNotConfigured()
    const client = { clientId, clientSecret, callbackUrl: `${appUrl}${CALLBACK_PATH}` }
    return new PrintfulDriver(ctx, client, this.endpoint)
  }
}

const failed = (description: string) => ({
  title: 'OAuth Error',
  description,
  variant: 'destructive' as const,
})
