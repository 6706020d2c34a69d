import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import logger from '@adonisjs/core/services/logger'
import { appUrl } from '#config/app'
import printfulConfig from '#config/printful'
import { actorOf } from '#audit/public'
import { DomainError } from '#core/exceptions/errors'
import { isLocalPath } from '#core/local_path'
import { ConnectPrintful } from '#fulfilment/printful/connect_printful'
import { OauthEndpoint } from '#fulfilment/printful/oauth_endpoint'
import { PrintfulDriver } from '#fulfilment/printful/printful_driver'
import { ProviderNotConfigured } from '#fulfilment/errors'
import { clock } from '#shared/clock'

const PAGE_PATH = '/printful'
const CALLBACK_PATH = `${PAGE_PATH}/callback`

/** Where the session keeps the authorization that was begun last. */
const BEGUN = 'printful_authorization'

/** How long an authorization may take from its beginning, which needs a confirmed identity, in seconds. */
const LIFE = 30 * 60

type Begun = { userId: number; path: string; at: number }

/**
 * Authorizes the platform's store by OAuth: GET /api/printful/auth-url, and /printful/callback where Printful sends back,
 * which leads on to the page that the admin began on, else the provider's: the address that came keeps no code, and none of
 * its text is shown.
 */
@inject()
export default class AuthorizationsController {
  constructor(
    private connect: ConnectPrintful,
    private endpoint: OauthEndpoint
  ) {}

  async authorizationUrl(ctx: HttpContext) {
    const authUrl = await this.#driver(ctx).authorizationUrl()
    const from: unknown = ctx.request.qs().to
    const begun: Begun = {
      userId: ctx.auth.getUserOrFail().id,
      path: isLocalPath(from) ? from : PAGE_PATH,
      at: clock.now().toSeconds(),
    }
    ctx.session.put(BEGUN, begun)
    return { authUrl }
  }

  async callback(ctx: HttpContext) {
    const begun = ctx.session.get(BEGUN) as Begun | undefined
    ctx.session.flash('toast', await this.#connect(ctx, begun))
    return ctx.response.redirect().toPath(begun?.path ?? PAGE_PATH)
  }

  async #connect(ctx: HttpContext, begun: Begun | undefined) {
    try {
      const driver = this.#driver(ctx)
      if (!isOwn(ctx, begun) || driver.stateMisMatch())
        return failed('The authorization took too long or was started elsewhere. Please try again.')
      ctx.session.forget(BEGUN)
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

/** Whether this account began it in this session, with a confirmed identity, not long ago. */
const isOwn = ({ auth }: HttpContext, begun: Begun | undefined) =>
  begun?.userId === auth.getUserOrFail().id && clock.now().toSeconds() - begun.at <= LIFE

const failed = (description: string) => ({
  title: 'OAuth Error',
  description,
  variant: 'destructive' as const,
})
