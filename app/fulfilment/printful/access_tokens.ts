import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import printfulConfig from '#config/printful'
import { callDeadline } from '#core/http/call_deadline'
import OauthToken from '#fulfilment/models/oauth_token'
import { OauthEndpoint, type TokenPair } from '#fulfilment/printful/oauth_endpoint'
import {
  ProviderNotConfigured,
  ProviderNotConnected,
  ProviderRefused,
  noAnswerWithin,
} from '#fulfilment/errors'
import { ProviderTokenRejected } from '#fulfilment/printful/errors'
import { conceal, reveal } from '#fulfilment/printful/token_encryption'
import type { ProviderHealth } from '#fulfilment/provider'
import { clock } from '#shared/clock'

export type AccessToken = { value: string; storeId: string | null }

type HeldAccess = Omit<ProviderHealth['access'], 'mode'>

/** As `oauth_tokens` and `webhook_events` name it. */
export const PRINTFUL = 'printful'
/** A token with less of its life left than a slow call takes is renewed first. */
const MARGIN_SECONDS = 60
/** The deadline of a request passes first. */
const LOCK_MARGIN_MILLISECONDS = 250

/** The platform's key to its store: a private token, or the pair that an admin brought by OAuth, encrypted at rest. */
@inject()
export class AccessTokens {
  constructor(private endpoint: OauthEndpoint) {}

  /** Throws ProviderNotConfigured and ProviderNotConnected. */
  async current(): Promise<AccessToken> {
    const { mode, token, storeId } = printfulConfig
    if (mode === 'none') throw new ProviderNotConfigured()
    if (token) return { value: token, storeId }
    const row = await OauthToken.findBy('provider', PRINTFUL)
    if (!row) throw new ProviderNotConnected()
    if (isGood(row)) return { value: reveal(row.accessToken), storeId: null }
    return this.#renewed((latest) => isGood(latest))
  }

  /** Returns what kind of access is stored, without asking Printful whether it is still valid. */
  async held(): Promise<HeldAccess> {
    const { token } = printfulConfig
    const row = token ? null : await OauthToken.findBy('provider', PRINTFUL)
    return {
      kind: token ? 'token' : row ? 'oauth' : 'none',
      expiresAt: row?.expiresAt?.toISO() ?? null,
      renewedAt: row?.updatedAt.toISO() ?? null,
      connectedAt: row?.createdAt.toISO() ?? null,
    }
  }

  /**
   * Renews the access after Printful refused this token. Throws ProviderTokenRejected where no other token can be had.
   */
  async renew(refused: AccessToken): Promise<boolean> {
    if (printfulConfig.token) throw new ProviderTokenRejected()
    await this.#renewed((latest) => reveal(latest.accessToken) !== refused.value)
    return true
  }

  /** Stores the token pair of an authorization in place of the previous one. Safe to call twice at once. */
  async keep(
    pair: TokenPair,
    trx: TransactionClientContract
  ): Promise<{ id: number; isFirst: boolean }> {
    const { accessToken, refreshToken, expiresAt, tokenType } = columnsOf(pair)
    const now = clock.now().toJSDate()
    const { rows } = await trx.rawQuery<{ rows: { id: number; is_first: boolean }[] }>(
      `INSERT INTO oauth_tokens (provider, access_token, refresh_token, expires_at, token_type, created_at, updated_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (provider) DO UPDATE
          SET access_token = excluded.access_token, refresh_token = excluded.refresh_token,
              expires_at = excluded.expires_at, token_type = excluded.token_type, updated_at = excluded.updated_at
       RETURNING id, xmax = 0 AS is_first`,
      [PRINTFUL, accessToken, refreshToken, expiresAt?.toJSDate() ?? null, tokenType, now, now]
    )
    return { id: rows[0]!.id, isFirst: rows[0]!.is_first }
  }

  /** Id of what was held; null where there was nothing. */
  async forget(trx: TransactionClientContract): Promise<number | null> {
    const row = await OauthToken.query({ client: trx })
      .where('provider', PRINTFUL)
      .forUpdate()
      .first()
    await row?.delete()
    return row?.id ?? null
  }

  /**
   * Renews the token pair. Both tokens change with every renewal, so it holds the lock of their row and two nodes cannot
   * lose the pair. A call that waited for another renewal uses the result of that one. A request waits no longer than its
   * deadline; the renewal continues after it, because an answer that is not stored loses the pair.
   */
  async #renewed(isRenewed: (latest: OauthToken) => boolean): Promise<AccessToken> {
    const remaining = callDeadline.remaining()
    const value = await callDeadline.waitFor(
      () => this.#latest(isRenewed, remaining),
      () => noAnswerWithin(remaining)
    )
    if (value === null) throw new ProviderNotConnected()
    return { value, storeId: null }
  }

  /**
   * Returns the access token in use, and renews it first unless that has been done; null where there is none any more. A
   * call that waits for the lock past its deadline releases its database connection.
   */
  #latest(
    isRenewed: (latest: OauthToken) => boolean,
    milliseconds: number
  ): Promise<string | null> {
    return db.transaction(async (trx) => {
      if (milliseconds !== Infinity) {
        const limit = String(Math.ceil(milliseconds) + LOCK_MARGIN_MILLISECONDS)
        await trx.rawQuery(`SELECT set_config('lock_timeout', ?, true)`, [limit])
      }
      const row = await OauthToken.query({ client: trx })
        .where('provider', PRINTFUL)
        .forUpdate()
        .first()
      if (!row) return null
      if (isRenewed(row)) return reveal(row.accessToken)
      const pair = await this.#ask(row)
      if (pair) await row.merge(columnsOf(pair)).save()
      else await row.delete()
      return pair?.accessToken ?? null
    })
  }

  /** Requests a new pair; null where the pair can no longer be renewed and an admin has to authorize again. */
  async #ask({ refreshToken }: OauthToken): Promise<TokenPair | null> {
    if (!refreshToken) return null
    try {
      return await this.endpoint.refresh(reveal(refreshToken))
    } catch (error) {
      if (error instanceof ProviderRefused) return null
      throw error
    }
  }
}

function isGood({ expiresAt }: OauthToken): boolean {
  return expiresAt === null || expiresAt > clock.now().plus({ seconds: MARGIN_SECONDS })
}

function columnsOf({ accessToken, refreshToken, expiresAt }: TokenPair) {
  return {
    accessToken: conceal(accessToken),
    refreshToken: conceal(refreshToken),
    expiresAt,
    tokenType: 'bearer',
  }
}
