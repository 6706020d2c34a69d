import { inject } from '@adonisjs/core'
import type { Actor } from '#audit/public'
import { ConnectProvider } from '#fulfilment/actions/connect_provider'
import { AccessTokens } from '#fulfilment/printful/access_tokens'
import type { TokenPair } from '#fulfilment/printful/oauth_endpoint'

/** Stores the tokens that an admin's authorization brought. */
@inject()
export class ConnectPrintful {
  constructor(
    private connect: ConnectProvider,
    private tokens: AccessTokens
  ) {}

  handle({ actor, pair }: { actor: Actor; pair: TokenPair }): Promise<void> {
    return this.connect.handle({ actor, save: (trx) => this.tokens.keep(pair, trx) })
  }
}
