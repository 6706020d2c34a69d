import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhenResult,
} from 'cockatiel'
import logger from '@adonisjs/core/services/logger'
import env from '#start/env'

/** A provider that failed so often in a row is not asked for a while. */
const FAILURES = 5
const OPEN_MILLISECONDS = 5_000

/** The call was not sent, because the provider has failed too often in a row. */
export class CircuitOpen extends Error {
  constructor(provider: string) {
    super(`${provider} is not asked: it has failed ${FAILURES} times in a row`)
  }
}

/** What a call came to: `failed` and `isFailure` say that the provider is away. */
export type CallOutcome<Answer> =
  { answer: Answer } | { failed: Answer } | { thrown: unknown; isFailure: boolean }

/**
 * Circuit breaker of a provider: after five failures in a row its calls are refused at once, so that no caller waits for a
 * provider that hangs; after five seconds one call is let through, and its outcome decides. Per process: CIRCUIT_BREAKERS
 * switches it off.
 */
export class ProviderCircuit {
  readonly #policy = circuitBreaker(
    handleWhenResult((outcome) => {
      const { failed, isFailure } = outcome as { failed?: unknown; isFailure?: boolean }
      return failed !== undefined || isFailure === true
    }),
    { halfOpenAfter: OPEN_MILLISECONDS, breaker: new ConsecutiveBreaker(FAILURES) }
  )

  #openedAt = 0

  constructor(
    readonly provider: string,
    private isOn: () => boolean = () => env.get('CIRCUIT_BREAKERS') !== 'off'
  ) {
    this.#policy.onBreak(() => {
      this.#openedAt = performance.now()
      logger.error({ provider }, 'A provider is not asked any more')
    })
    this.#policy.onReset(() => logger.info({ provider }, 'A provider answers again'))
  }

  /** For people and metrics: until a call has succeeded again. */
  get isOpen(): boolean {
    return this.isOn() && this.#policy.state !== CircuitState.Closed
  }

  /** Whether the next call would be refused. */
  get isRefusing(): boolean {
    return this.isOpen && (this.#policy.state === CircuitState.HalfOpen || this.#isResting())
  }

  /** Throws CircuitOpen without calling, or what `call` threw. */
  async run<Answer>(call: () => Promise<CallOutcome<Answer>>): Promise<Answer> {
    const outcome = this.isOn() ? await this.#execute(call) : await call()
    if ('thrown' in outcome) throw outcome.thrown
    return 'answer' in outcome ? outcome.answer : outcome.failed
  }

  #isResting(): boolean {
    return performance.now() - this.#openedAt < OPEN_MILLISECONDS
  }

  async #execute<Answer>(call: () => Promise<CallOutcome<Answer>>): Promise<CallOutcome<Answer>> {
    // The one call that is let through may take long: the others do not wait for it.
    if (this.#policy.state === CircuitState.HalfOpen) throw new CircuitOpen(this.provider)
    try {
      return await this.#policy.execute(call)
    } catch (error) {
      throw error instanceof BrokenCircuitError ? new CircuitOpen(this.provider) : error
    }
  }
}

const circuits = new Map<string, ProviderCircuit>()

/** The circuit breaker of a provider in this process. */
export function circuitOf(provider: string): ProviderCircuit {
  const circuit = circuits.get(provider) ?? new ProviderCircuit(provider)
  circuits.set(provider, circuit)
  return circuit
}

/** Of every provider that was asked so far. */
export const allCircuits = (): ProviderCircuit[] => [...circuits.values()]
