import { setTimeout as sleep } from 'node:timers/promises'
import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import printfulConfig from '#config/printful'
import { boundedTimeout, callDeadline } from '#core/http/call_deadline'
import { outsideTurn } from '#core/http/turns'
import { countUnsentCall, watchCall } from '#core/metrics/provider_metrics'
import { circuitOf, CircuitOpen, type CallOutcome } from '#core/provider_circuit'
import { AccessTokens, type AccessToken } from '#fulfilment/printful/access_tokens'
import { RateLimiter, type OwnLimit } from '#fulfilment/printful/rate_limiter'
import { failureOf, type Failure } from '#fulfilment/printful/failure'
import type { CallOptions } from '#fulfilment/provider'
import {
  DeadlineExceeded,
  noAnswerWithin,
  ProviderNotConnected,
  ProviderUnavailable,
  UNREACHABLE_AFTER_MILLISECONDS,
} from '#fulfilment/errors'

/** A call that a request causes ends with its deadline (core/http/call_deadline.ts), whatever its options say. */
export type ProviderCall = CallOptions & {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its query, below the API's base. */
  path: string
  body?: unknown
  /** Whether asking twice does no more than asking once; a GET always. */
  isRepeatable?: boolean
  /** A limit that Printful has for such calls besides that for all calls: reaching it stops no other call. */
  ownLimit?: OwnLimit
}

const PROVIDER = 'printful'

const SCREEN_QUEUE_TIMEOUT = 5_000
/** Where a 429 does not say when to come back. */
const USUAL_WAIT_SECONDS = 60
const FIRST_BACKOFF = 500

/** Carries calls to Printful: in their turn, with a token that is still good, again where that can help and do no harm. */
@inject()
export class PrintfulTransport {
  #circuit = circuitOf(PROVIDER)

  constructor(
    private tokens: AccessTokens,
    private rateLimiter: RateLimiter
  ) {}

  /**
   * The answer as it came, to be validated by who asked. Throws ProviderRefused where the answer is no, and
   * ProviderNotConfigured, ProviderNotConnected or ProviderUnavailable.
   */
  send(call: ProviderCall): Promise<unknown> {
    return outsideTurn(() => this.#send(call))
  }

  async #send(call: ProviderCall): Promise<unknown> {
    let renewals = 0
    let fault: ProviderUnavailable | null = null
    for (let attempt = 1; ; attempt++) {
      const token = await this.tokens.current()
      const result = await this.#attempt(call, token)
      if ('answer' in result) return result.answer
      const { failure } = result
      if (failure.kind === 'refused') throw failure.refusal
      if (failure.kind === 'token') {
        if (renewals++ > 0 || !(await this.tokens.renew(token))) throw new ProviderNotConnected()
        continue
      }
      if (failure.kind === 'rate') await this.#block(call, token, failure)
      // Such a try says nothing about Printful; a fault before it does.
      if (failure.error instanceof DeadlineExceeded) throw fault ?? failure.error
      const tries = call.isTriedOnce ? 1 : printfulConfig.tries
      if (attempt >= tries || !mayRepeat(call, failure)) throw failure.error
      fault = failure.kind === 'fault' ? failure.error : null
      if (!fault) continue
      const pause = backoff(attempt)
      if (pause >= callDeadline.remaining()) throw fault
      await sleep(pause)
    }
  }

  async #attempt(
    call: ProviderCall,
    token: AccessToken
  ): Promise<{ answer: unknown } | { failure: Failure }> {
    if (this.#circuit.isRefusing) throw notAsked()
    await this.#waitForTurn(call, token)
    const remaining = callDeadline.remaining()
    const signal = AbortSignal.timeout(
      boundedTimeout(call.timeoutMilliseconds ?? printfulConfig.timeoutMilliseconds)
    )
    let answer: Answer
    try {
      answer = await this.#circuit.run(() => ask(call, token, { signal, remaining }))
    } catch (error) {
      if (error instanceof CircuitOpen) throw notAsked()
      logger.warn({ err: error, call: nameOf(call) }, 'Printful gave no answer')
      const unreachable = noAnswerWithin(signal.aborted ? remaining : Infinity)
      return { failure: { kind: 'fault', error: unreachable } }
    }
    const { response, text } = answer
    await this.#applyRateLimitHeaders(call, response, token)
    const failure = failureOf(response, text)
    // What is not there is an answer: a mug has no size guide.
    if (failure && failure.kind !== 'token' && response.status !== 404)
      logger.warn({ call: nameOf(call), status: response.status }, 'Printful did not do as asked')
    return failure ? { failure } : { answer: JSON.parse(text) as unknown }
  }

  async #waitForTurn(
    { lane = 'screens', queueTimeout = SCREEN_QUEUE_TIMEOUT, ownLimit }: ProviderCall,
    token: AccessToken
  ) {
    const longest = Math.min(queueTimeout, callDeadline.remaining())
    const wait =
      (ownLimit && (await this.rateLimiter.takeOwn(token.value, ownLimit))) ??
      (await this.rateLimiter.acquire(token.value, lane, longest))
    if (wait !== null) throw new ProviderUnavailable('too-many-calls', Math.ceil(wait / 1_000))
  }

  /** Blocks further calls when Printful's headers say that none is left: another program may use the same token. */
  async #applyRateLimitHeaders(
    { ownLimit }: ProviderCall,
    { headers }: Response,
    token: AccessToken
  ) {
    const limit = Number(headers.get('x-ratelimit-limit'))
    if (ownLimit === 'mockupTasks' && isMockupLimit(limit))
      await this.rateLimiter.report(token.value, ownLimit, limit)
    if (headers.get('x-ratelimit-remaining') !== '0') return
    const seconds = Number(headers.get('x-ratelimit-reset'))
    if (seconds > 0) await this.rateLimiter.block(token.value, seconds, ownLimit)
  }

  async #block(
    { ownLimit }: ProviderCall,
    token: AccessToken,
    { error }: Failure & { kind: 'rate' }
  ) {
    const seconds = error.retryAfterSeconds ?? USUAL_WAIT_SECONDS
    await this.rateLimiter.block(token.value, seconds, ownLimit)
  }
}

type Answer = { response: Response; text: string }

/** The circuit breaker keeps us from asking: nothing was sent. */
function notAsked() {
  countUnsentCall(PROVIDER)
  return new ProviderUnavailable('unreachable')
}

/** Asks once, and measures and traces it. Silence counts against Printful only if its request left it enough time. */
function ask(
  call: ProviderCall,
  token: AccessToken,
  { signal, remaining }: { signal: AbortSignal; remaining: number }
): Promise<CallOutcome<Answer>> {
  const { method, path } = call
  return watchCall({ provider: PROVIDER, method, path }, async (answered) => {
    try {
      const response = await fetch(`${printfulConfig.apiBase}${path}`, {
        method,
        headers: headersOf(call, token),
        body: call.body === undefined ? undefined : JSON.stringify(call.body),
        signal,
        redirect: 'error',
      })
      const answer = { response, text: await response.text() }
      answered(response.status)
      return response.status >= 500 ? { failed: answer } : { answer }
    } catch (error) {
      answered(0)
      return {
        thrown: error,
        isFailure: !signal.aborted || remaining >= UNREACHABLE_AFTER_MILLISECONDS,
      }
    }
  })
}

/** Whether a reported limit is that of mock-up tasks. A higher number is the limit of all calls, in the same header. */
function isMockupLimit(calls: number): boolean {
  const { rateLimits, mostMockupTasks } = printfulConfig
  return (
    Number.isInteger(calls) && calls >= rateLimits.mockupTasks.limit && calls <= mostMockupTasks
  )
}

/** Too many calls: it was not carried out, so that any call may come again. */
function mayRepeat({ method, isRepeatable = method === 'GET' }: ProviderCall, { kind }: Failure) {
  return kind === 'rate' || isRepeatable
}

function headersOf({ body }: ProviderCall, { value, storeId }: AccessToken) {
  return {
    Authorization: `Bearer ${value}`,
    Accept: 'application/json',
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(storeId && { 'X-PF-Store-Id': storeId }),
  }
}

/** Half a second, one, two …, each a little different, so that nodes do not come back together. */
function backoff(attempt: number): number {
  return FIRST_BACKOFF * 2 ** (attempt - 1) * (0.75 + Math.random() / 2)
}

function nameOf({ method, path }: ProviderCall): string {
  return `${method} ${path.split('?')[0]}`
}
