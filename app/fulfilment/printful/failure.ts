import { redactError } from '#core/redact_error'
import { AddressRefused, ProviderRefused, ProviderUnavailable } from '#fulfilment/errors'

/** Why a call has no answer that can be used, by what can be done about it. */
export type Failure =
  | { kind: 'refused'; refusal: ProviderRefused }
  /** The token is no longer good. */
  | { kind: 'token' }
  | { kind: 'rate'; error: ProviderUnavailable }
  | { kind: 'fault'; error: ProviderUnavailable }

/** What was wrong with an answer; null where it is a good one. */
export function failureOf({ status, headers }: Response, text: string): Failure | null {
  if (status === 401) return { kind: 'token' }
  if (status === 429) {
    const error = new ProviderUnavailable('too-many-calls', secondsIn(headers))
    return { kind: 'rate', error }
  }
  if (status >= 500) return { kind: 'fault', error: new ProviderUnavailable('fault') }
  const envelope = envelopeIn(text)
  if (!envelope) return { kind: 'fault', error: new ProviderUnavailable('unreadable') }
  if (status >= 400) return { kind: 'refused', refusal: refusalOf(status, sentenceIn(envelope)) }
  return null
}

/** Matches Printful's refusals of an address: they have no code of their own, only their sentences. */
const ABOUT_ADDRESS =
  /^Recipient\b|\b(?:country|state|zip|postal|post) ?code\b|^Shipping to .+ is disabled|\b(?:shipping|delivery|recipient) address\b/i

const refusalOf = (status: number, sentence: string) =>
  ABOUT_ADDRESS.test(sentence)
    ? new AddressRefused(status, sentence)
    : new ProviderRefused(status, sentence)

function secondsIn(headers: Headers): number | null {
  const seconds = Number(
    headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? Number.NaN
  )
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

function envelopeIn(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null
      ? (parsed as Record<string, unknown>)
      : null
  } catch {
    return null
  }
}

/** `error.message`, else `result`, of `{code, result, error: {reason, message}}`, without tokens and addresses of people. */
function sentenceIn({ error, result }: Record<string, unknown>): string {
  const message: unknown =
    typeof error === 'object' && error !== null && 'message' in error ? error.message : result
  return typeof message === 'string' && message.trim() !== ''
    ? redactError(message)
    : 'No reason was given'
}

/** `error` of OAuth 2 (RFC 6749, 5.2) or Printful's `error.reason`: "invalid_grant"; null where none is said. */
export function errorCodeIn(text: string): string | null {
  const error = envelopeIn(text)?.error
  if (typeof error === 'string') return error
  if (typeof error !== 'object' || error === null || !('reason' in error)) return null
  return typeof error.reason === 'string' ? error.reason : null
}
