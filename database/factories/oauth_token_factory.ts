import Factory from '@adonisjs/lucid/factories'
import OauthToken from '#fulfilment/models/oauth_token'
import { clock } from '#shared/clock'

/** The connection to Printful; there is one per provider. */
export const OauthTokenFactory = Factory.define(OauthToken, () => ({
  provider: 'printful',
  accessToken: 'sealed-access-token',
  refreshToken: 'sealed-refresh-token',
  expiresAt: clock.now().plus({ hours: 1 }),
  scope: 'orders',
  tokenType: 'bearer',
}))
  .state('expired', (token) => {
    token.expiresAt = clock.now().minus({ hours: 1 })
  })
  .build()
