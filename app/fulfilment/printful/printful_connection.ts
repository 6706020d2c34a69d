import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import printfulConfig from '#config/printful'
import type {
  ProviderConnection,
  ProviderHealth,
  ProviderMode,
  ProviderStatus,
  ProviderStatusText,
  StatusSnapshot,
} from '#fulfilment/provider'
import { AccessTokens } from '#fulfilment/printful/access_tokens'
import { ConnectedByToken } from '#fulfilment/printful/errors'
import { PrintfulProducts } from '#fulfilment/printful/printful_products'
import { RateLimiter } from '#fulfilment/printful/rate_limiter'
import {
  NothingToDisconnect,
  ProviderNotConfigured,
  ProviderNotConnected,
  ProviderRefused,
  ProviderSettingRejected,
  ProviderUnavailable,
} from '#fulfilment/errors'
import { waitInWords } from '#shared/wait_words'

const CONNECTED: ProviderStatus = {
  configured: true,
  connected: true,
  error: null,
  suggestion: null,
}

const USUAL_RETRY_SECONDS = 30

/** A screen that shows the status does not wait for a provider in trouble. */
const QUEUE_TIMEOUT = 2_000

const WORDS = {
  notConfigured: {
    error: 'Printful API token not configured',
    suggestion: 'Please contact support: a token or an OAuth client has to be set up.',
  },
  notConnected: {
    error: 'Authorization required' satisfies ProviderStatusText,
    suggestion: 'Authorize Printful to connect the store.',
  },
  unavailable: { error: 'Unable to fetch status' satisfies ProviderStatusText },
  /** Authorizing again would not help: a setting has to change. */
  rejected: { error: 'Printful settings rejected' },
} as const

const NOTHING_LOST = 'Nothing is lost: try again in a few minutes.'
/** Matches Printful's answer to a token that opens several stores: 400, or 409 about the header. */
const NEEDS_STORE = /store_?\s?id/i
const NEEDS_SCOPE = /scope|permission|access/i

/** The platform's access to its store at Printful, and how that does. */
@inject()
export class PrintfulConnection implements ProviderConnection {
  constructor(
    private products: PrintfulProducts,
    private tokens: AccessTokens,
    private rateLimiter: RateLimiter
  ) {}

  get mode(): ProviderMode {
    const { mode } = printfulConfig
    return mode === 'printful' ? 'live' : mode
  }

  async assertConnected(): Promise<void> {
    await this.tokens.current()
  }

  async fingerprint(): Promise<string | null> {
    if (this.mode === 'none') return null
    try {
      const { value } = await this.tokens.current()
      return createHash('sha256').update(`status ${value}`).digest('hex')
    } catch {
      return null
    }
  }

  /** By a call that shows whether our token opens the store. */
  async status(): Promise<StatusSnapshot> {
    try {
      await this.products.openStore({ queueTimeout: QUEUE_TIMEOUT, isTriedOnce: true })
      return { status: CONNECTED, retryAfterSeconds: null }
    } catch (error) {
      if (isTooManyCalls(error)) return tooManyCalls(error)
      const configured = this.mode !== 'none'
      const status = { configured, connected: false, ...wordsFor(error) }
      return { status, retryAfterSeconds: null }
    }
  }

  statusForArtists(status: ProviderStatus): ProviderStatus {
    if (status.error !== WORDS.rejected.error) return status
    return { ...status, suggestion: `We’re fixing this. ${NOTHING_LOST}` }
  }

  async health(): Promise<ProviderHealth> {
    const [access, calls] = await Promise.all([this.tokens.held(), this.rateLimiter.room()])
    return { access: { ...access, mode: this.mode }, calls }
  }

  async disconnect(trx: TransactionClientContract): Promise<number> {
    if (printfulConfig.token) throw new ConnectedByToken()
    const id = await this.tokens.forget(trx)
    if (id === null) throw new NothingToDisconnect()
    return id
  }
}

const isTooManyCalls = (error: unknown): error is ProviderUnavailable =>
  error instanceof ProviderUnavailable && error.reason === 'too-many-calls'

/** A limit is no lost connection (LIMIT-2). */
function tooManyCalls({ retryAfterSeconds }: ProviderUnavailable) {
  const seconds = retryAfterSeconds ?? USUAL_RETRY_SECONDS
  const suggestion = `Printful is limiting our calls. Try again in ${waitInWords(seconds)}.`
  return { status: { ...CONNECTED, suggestion }, retryAfterSeconds: seconds }
}

function wordsFor(error: unknown) {
  if (error instanceof ProviderNotConfigured) return WORDS.notConfigured
  if (error instanceof ProviderSettingRejected)
    return { ...WORDS.rejected, suggestion: error.message }
  if (error instanceof ProviderNotConnected) return WORDS.notConnected
  if (error instanceof ProviderRefused) return wordsForRefused(error)
  if (error instanceof ProviderUnavailable)
    return { ...WORDS.unavailable, suggestion: sentenceFor(error) }
  throw error
}

/** What Printful says, and the setting that mends it where that can be told. */
function wordsForRefused({ message, providerMessage, providerStatus }: ProviderRefused) {
  const setting = NEEDS_STORE.test(providerMessage)
    ? ' The token opens several stores: set PRINTFUL_STORE_ID to the one that is meant.'
    : providerStatus === 403 || NEEDS_SCOPE.test(providerMessage)
      ? ' Give the token access to the store, its products and orders at Printful, or replace PRINTFUL_TOKEN.'
      : ''
  return { ...WORDS.rejected, suggestion: `${message}.${setting}`.replace(/"\.$/, '"') }
}

const sentenceFor = ({ message, reason }: ProviderUnavailable) =>
  reason === 'unreachable' || reason === 'fault'
    ? `Printful cannot be reached at the moment. ${NOTHING_LOST}`
    : message
