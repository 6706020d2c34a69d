import type { HttpContext } from '@adonisjs/core/http'
import { Oauth2Driver, type RedirectRequest } from '@adonisjs/ally'
import type { AllyUserContract, Oauth2AccessToken } from '@adonisjs/ally/types'
import { hostCookie } from '#config/personal_cookies'
import printfulConfig from '#config/printful'
import type { OauthEndpoint, TokenPair } from '#fulfilment/printful/oauth_endpoint'

/**
 * Printful's dialect of OAuth 2 for Ally: `redirect_url` in place of `redirect_uri`, no scopes, a refusal is
 * `success=0`, and tokens come as a pair of which both halves change.
 */
export class PrintfulDriver extends Oauth2Driver<Oauth2AccessToken, string> {
  protected authorizeUrl = `${printfulConfig.oauthBase}/authorize`
  protected accessTokenUrl = `${printfulConfig.oauthBase}/token`
  protected codeParamName = 'code'
  protected errorParamName = 'error'
  protected stateCookieName = hostCookie('printful_oauth_state')
  protected stateParamName = 'state'
  protected scopeParamName = 'scope'
  protected scopesSeparator = ' '

  constructor(
    ctx: HttpContext,
    client: { clientId: string; clientSecret: string; callbackUrl: string },
    private endpoint: OauthEndpoint
  ) {
    super(ctx, client)
    this.loadState()
  }

  protected configureRedirectRequest(request: RedirectRequest<string>) {
    request.clearParam('redirect_uri').param('redirect_url', this.config.callbackUrl)
  }

  /** Where an admin allows the connection; the answer is believed only with the state that this leaves as a cookie. */
  async authorizationUrl(): Promise<string> {
    const state = this.getState()
    this.ctx.response.encryptedCookie(this.stateCookieName, state, {
      sameSite: 'lax',
      httpOnly: true,
    })
    return this.redirectUrl((request) => request.param(this.stateParamName, state))
  }

  /** Ally takes an absent cookie and an absent parameter for a match. */
  stateMisMatch(): boolean {
    return !this.ctx.request.input(this.stateParamName) || super.stateMisMatch()
  }

  accessDenied(): boolean {
    const { success, error } = this.ctx.request.qs()
    return success === '0' || error === 'access_denied'
  }

  /** The state stays until it has been met: an answer to another question, or a made-up one, does not use it up. */
  protected loadState() {
    this.stateCookieValue = this.ctx.request.encryptedCookie(this.stateCookieName) as
      string | undefined
  }

  /** The pair that the code of this request is good for. Throws ProviderRefused and ProviderUnavailable. */
  async tokenPair(): Promise<TokenPair> {
    this.ctx.response.clearCookie(this.stateCookieName)
    return this.endpoint.exchange(String(this.getCode() ?? ''))
  }

  /** Always fails: the connection belongs to the platform, and no user signs in with it. */
  user(): Promise<AllyUserContract<Oauth2AccessToken>> {
    return Promise.reject(new Error('Nobody signs in with Printful'))
  }

  userFromToken(): Promise<AllyUserContract<{ token: string; type: 'bearer' }>> {
    return Promise.reject(new Error('Nobody signs in with Printful'))
  }
}
