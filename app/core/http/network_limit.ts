import { errors, type Limiter } from '@adonisjs/limiter'

/** A limit, and the key under which it counts. */
type Counter = { limit: Limiter; key: string }

/**
 * Counts a call for its network, and then for its caller. A call that the caller's limit refuses is not counted for the
 * network, so that it shuts out no other visitor; one that the network's limit refuses is counted for neither. Throws
 * E_TOO_MANY_REQUESTS.
 */
export async function countOnBoth({ own, network }: { own: Counter; network: Counter }) {
  try {
    await network.limit.consume(network.key)
    await own.limit.consume(own.key)
  } catch (error) {
    if (error instanceof errors.E_TOO_MANY_REQUESTS) await network.limit.decrement(network.key)
    throw error
  }
}
