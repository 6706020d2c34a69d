import { FairQueue } from '#core/fair_queue'

/** A page shows up to 60 pictures, and the whole audience of a venue may share a network. */
const queue = new FairQueue({ mostPerCaller: 60, most: 240 })

/** The pictures that wait or are being made, by network and key. */
const waiting = new Map<string, Promise<unknown>>()

type Wanted = { network: string; key: string }

/**
 * Makes one picture at a time, so that a core stays free for the shop; networks take turns. What one network asks for
 * several times is made for it once, also where the first to ask has left. Throws TooManyWaiting and QueueFull.
 */
export function makePictureInTurn<T>({ network, key }: Wanted, make: () => Promise<T>): Promise<T> {
  const name = `${network} ${key}`
  const known = waiting.get(name) as Promise<T> | undefined
  if (known) return known
  const { signal: gone } = new AbortController()
  const making = queue.run({ name: network, gone }, make).finally(() => waiting.delete(name))
  waiting.set(name, making)
  return making
}
