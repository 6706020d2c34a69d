import { errors, type Limiter } from '@adonisjs/limiter'

/** A limit, and the key under which it counts. */
type Counter = { limit: Limiter; key: string }

/**
 * Counts a call on the limit of its network, then on its caller's own. What either refuses is given back to the network, whose
 * other visitors it would keep out; what the network's limit refuses leaves no counter of its caller. Throws
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
