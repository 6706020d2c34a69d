import { inject } from '@adonisjs/core'
import { AccessTokens } from '#fulfilment/printful/access_tokens'
import { RateLimiter } from '#fulfilment/printful/rate_limiter'

/** What we know of the connection by ourselves: the access that we hold and how busy it is. Printful is not asked. */
@inject()
export class ProviderHealthQuery {
  constructor(
    private tokens: AccessTokens,
    private rateLimiter: RateLimiter
  ) {}

  async handle() {
    const [access, calls] = await Promise.all([this.tokens.held(), this.rateLimiter.room()])
    return { access, calls }
  }
}

export type ProviderHealth = Awaited<ReturnType<ProviderHealthQuery['handle']>>
