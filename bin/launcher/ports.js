/**
 * Free ports on the loopback interface.
 */
import { createServer } from 'node:net'
import { checkoutId } from './paths.js'

export function isFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

export async function nextFreePort(from, host) {
  for (let port = from; port < from + 200; port++) {
    if (await isFree(port, host)) return port
  }
  throw new Error(`No free port between ${from} and ${from + 199}`)
}

/** A port of this checkout's own, the same at every start unless another program has taken it meanwhile. */
export function ownPort(offset = 0) {
  return nextFreePort(15_000 + (Number.parseInt(checkoutId.slice(0, 6), 16) % 14_000) + offset)
}

/** Picked at random by the system: two runs that start together must not agree on one. */
export function anyFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
