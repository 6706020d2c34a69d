import { AsyncResource } from 'node:async_hooks'
import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Most requests of a connection that wait for the answer to the one before. Browsers and proxies send none ahead. */
const MOST_WAITING = 20

/**
 * Handles the requests of a connection one after the other, as they are answered anyway. Node hands over all that were
 * sent ahead (HTTP pipelining) at once, and a client that reads none of the answers would fill the memory with them. A
 * connection that sends more ahead than may wait is closed.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  /** The requests that wait, of each connection with a request under way. */
  const queues = new WeakMap<Socket, (() => void)[]>()

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const begin = () => {
      // Bound here: else the next request would begin in what this one has stored for its own work (AsyncLocalStorage).
      const beginNext = AsyncResource.bind(() => {
        const next = queues.get(socket)?.shift()
        if (next && !socket.destroyed) next()
        else queues.delete(socket)
      })
      response.once('close', beginNext)
      handle(request, response)
    }
    const waiting = queues.get(socket)
    if (!waiting) {
      queues.set(socket, [])
      begin()
    } else if (waiting.length < MOST_WAITING) waiting.push(begin)
    else socket.destroy()
  }
}
