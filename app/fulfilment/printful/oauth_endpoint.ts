import vine from '@vinejs/vine'
import { numberField } from '#core/http/number_field'
import { DateTime } from 'luxon'
import printfulConfig from '#config/printful'
import { boundedTimeout } from '#core/http/call_deadline'
import { ProviderClientRejected } from '#fulfilment/printful/errors'
import { errorCodeIn, failureOf } from '#fulfilment/printful/failure'
import {
  ProviderNotConfigured,
  type ProviderRefused,
  ProviderUnavailable,
} from '#fulfilment/errors'

export type TokenPair = { accessToken: string; refreshToken: string; expiresAt: DateTime }

/** `expires_at` is a unix time written as text. */
const answer = vine.create({
  access_token: vine.string().minLength(1).maxLength(2_000),
  refresh_token: vine.string().minLength(1).maxLength(2_000),
  expires_at: numberField().positive(),
})

/** Of RFC 6749, 5.2: what is wrong with the code or the refresh token itself, and nothing else. */
const BAD_GRANT = /invalid_grant|(refresh token|authorization code)/i

/** ProviderRefused where the grant is good for nothing any more; anything else says nothing of it. */
function refusalOf(refusal: ProviderRefused, text: string) {
  const isGrant =
    refusal.providerStatus === 400 &&
    BAD_GRANT.test(`${errorCodeIn(text)} ${refusal.providerMessage}`)
  return isGrant ? refusal : new ProviderClientRejected(refusal.providerMessage)
}

/** Printful's token endpoint: a code or a refresh token becomes a new pair of tokens, once. */
export class OauthEndpoint {
  /** Throws ProviderRefused where the code is not good, or was used, and ProviderClientRejected. */
  exchange(code: string): Promise<TokenPair> {
    return this.#ask({ grant_type: 'authorization_code', code })
  }

  /**
   * Throws ProviderRefused where the token is not good any more, and ProviderClientRejected where it is we who are not
   * taken. Never repeated: it works once.
   */
  refresh(refreshToken: string): Promise<TokenPair> {
    return this.#ask({ grant_type: 'refresh_token', refresh_token: refreshToken })
  }

  async #ask(fields: Record<string, string>): Promise<TokenPair> {
    const { clientId, clientSecret, oauthBase, timeoutMilliseconds } = printfulConfig
    if (!clientId || !clientSecret) throw new ProviderNotConfigured()
    let response: Response
    let text: string
    try {
      response = await fetch(`${oauthBase}/token`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({ ...fields, client_id: clientId, client_secret: clientSecret }),
        signal: AbortSignal.timeout(boundedTimeout(timeoutMilliseconds)),
        redirect: 'error',
      })
      text = await response.text()
    } catch {
      throw new ProviderUnavailable('unreachable')
    }
    const failure = failureOf(response, text)
    if (failure?.kind === 'token')
      throw new ProviderClientRejected(`${response.status} ${errorCodeIn(text) ?? 'Unauthorized'}`)
    if (failure?.kind === 'refused') throw refusalOf(failure.refusal, text)
    if (failure) throw failure.error
    const [error, pair] = await answer.tryValidate(JSON.parse(text))
    if (error) throw new ProviderUnavailable('unreadable')
    return {
      accessToken: pair.access_token,
      refreshToken: pair.refresh_token,
      expiresAt: DateTime.fromSeconds(pair.expires_at),
    }
  }
}
