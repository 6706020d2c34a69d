import { OauthTokenSchema } from '#database/schema'

/** The platform's own connection to a provider, one row per provider. */
export default class OauthToken extends OauthTokenSchema {
  static table = 'oauth_tokens'
}
