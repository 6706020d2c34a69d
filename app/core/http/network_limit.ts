import { errors, type Limiter } from '@adonisjs/limiter'

/** A limit, and the key under which it counts. */
type Counter = { limit: Limiter; key: string }

/**
 * Counts a call on its caller's own limit, then on that of the network. A call that the own limit refuses is not counted for
 * the network, whose other visitors it would keep out; one that the network's limit refuses leaves no counter of its caller.
 * Throws E_TOO_MANY_REQUESTS.
 */
export async function countOnBoth({ own, network }: { own: Counter; network: Counter }) {
  const spent = await network.limit.get(network.key)
  if (spent && spent.remaining <= 0) throw new errors.E_TOO_MANY_REQUESTS(spent)
  await own.limit.consume(own.key)
  await network.limit.consume(network.key)
}
