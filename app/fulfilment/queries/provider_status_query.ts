import { inject } from '@adonisjs/core'
import printfulConfig from '#config/printful'
import { PrintfulClient } from '#fulfilment/printful/printful_client'
import {
  ProviderNotConfigured,
  ProviderNotConnected,
  ProviderRefused,
  ProviderSettingRejected,
  ProviderUnavailable,
} from '#fulfilment/errors'

/** Whether merchandise can be made: what is wrong and what helps, null where nothing is. */
export type ProviderStatus = {
  configured: boolean
  connected: boolean
  /** What is wrong is one of few things, and screens go by these words. */
  error: (typeof WORDS)[keyof typeof WORDS]['error'] | null
  suggestion: string | null
}

/** `retryAfterSeconds`: too many calls, ours or by the provider's word, so that nothing new is known; else null. */
export type StatusSnapshot = { status: ProviderStatus; retryAfterSeconds: number | null }

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
    error: 'Authorization required',
    suggestion: 'Authorize Printful to connect the store.',
  },
  unavailable: { error: 'Unable to fetch status' },
  /** Authorizing again would not help: a setting has to change. */
  rejected: { error: 'Printful settings rejected' },
} as const

const NOTHING_LOST = 'Nothing is lost: try again in a few minutes.'
/** What a token that opens several stores is told: 400, or 409 of the header. */
const NEEDS_STORE = /store_?\s?id/i
const NEEDS_SCOPE = /scope|permission|access/i

/** The status as artists see it: words about rejected settings are for admins only. */
export function toArtistStatus(status: ProviderStatus): ProviderStatus {
  if (status.error !== WORDS.rejected.error) return status
  return { ...status, suggestion: `We’re fixing this. ${NOTHING_LOST}` }
}

/** Asks Printful by a call that shows whether our token opens the store. */
@inject()
export class ProviderStatusQuery {
  constructor(private printful: PrintfulClient) {}

  async handle(): Promise<StatusSnapshot> {
    try {
      await this.printful.openStore({ queueTimeout: QUEUE_TIMEOUT, isTriedOnce: true })
      return { status: CONNECTED, retryAfterSeconds: null }
    } catch (error) {
      if (isTooManyCalls(error)) return tooManyCalls(error)
      const configured = printfulConfig.mode !== 'none'
      const status = { configured, connected: false, ...wordsFor(error) }
      return { status, retryAfterSeconds: null }
    }
  }
}

const isTooManyCalls = (error: unknown): error is ProviderUnavailable =>
  error instanceof ProviderUnavailable && error.reason === 'too-many-calls'

/** A limit is no lost connection (LIMIT-2). */
function tooManyCalls({ retryAfterSeconds }: ProviderUnavailable): StatusSnapshot {
  const seconds = retryAfterSeconds ?? USUAL_RETRY_SECONDS
  const suggestion = `Printful is limiting our calls. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`
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
function wordsForRefused({ message, said, providerStatus }: ProviderRefused) {
  const setting = NEEDS_STORE.test(said)
    ? ' The token opens several stores: set PRINTFUL_STORE_ID to the one that is meant.'
    : providerStatus === 403 || NEEDS_SCOPE.test(said)
      ? ' Give the token access to the store, its products and orders at Printful, or replace PRINTFUL_TOKEN.'
      : ''
  return { ...WORDS.rejected, suggestion: `${message}.${setting}`.replace(/"\.$/, '"') }
}

const sentenceFor = ({ message, reason }: ProviderUnavailable) =>
  reason === 'unreachable' || reason === 'fault'
    ? `Printful cannot be reached at the moment. ${NOTHING_LOST}`
    : message
