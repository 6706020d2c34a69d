import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

const MB = 1024 * 1024

/** Bytes that requests and answers of all connections may hold together. */
const MOST_HELD = 64 * MB

/** How often that is looked at, in ms. */
const INTERVAL = 100

/** The memory that a request takes, besides its bytes, while its body is being received (measured: 31 kB). */
const RECEIVING = 32 * 1024

/** A compressed body counts as the largest body that is read, because a few bytes of it may hold as much. */
const COMPRESSED = MB

/** Requests whose body goes to a file as it comes: little of it is in memory at any time. */
const streamed = new WeakSet<IncomingMessage>()

/** Says that the body of a request is passed on as it comes, and never held as a whole. */
export const passesBodyOn = (request: IncomingMessage) => streamed.add(request)

type Held = {
  /** When the connection began to hold anything; null while it holds nothing. */
  since: number | null
  /** Bytes received before the requests that are not answered yet. */
  receivedBefore: number
  unanswered: number
  /** Whether one of these has a compressed body. */
  isCompressed: boolean
  /** The one whose body is received now, or was received last. */
  latest: IncomingMessage | null
}

/**
 * Bounds what connections hold in memory: what was received of a request that is not answered yet, and what was answered
 * and not taken by the client. Above the bound those that have held something longest are closed. An honest request holds
 * little for a moment; one that is never sent to its end, or whose answer is not read, is the oldest.
 */
export class ConnectionMemory {
  #connections = new Map<Socket, Held>()

  constructor(private most = MOST_HELD) {}

  watch(server: Server) {
    server.on('connection', (socket: Socket) => {
      this.#connections.set(socket, {
        since: null,
        receivedBefore: 0,
        unanswered: 0,
        isCompressed: false,
        latest: null,
      })
      socket.once('close', () => this.#connections.delete(socket))
    })
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      const held = this.#connections.get(request.socket)
      if (!held) return
      held.unanswered++
      held.latest = request
      held.isCompressed ||= request.headers['content-encoding'] !== undefined
      response.once('close', () => {
        held.unanswered--
        if (held.unanswered > 0) return
        held.receivedBefore = request.socket.bytesRead
        held.isCompressed = false
        held.latest = null
      })
    })
    const timer = setInterval(() => this.closeOldest(), INTERVAL).unref()
    server.once('close', () => clearInterval(timer))
  }

  /** Closes the connections that have held something longest, where all together hold too much. */
  closeOldest(now = performance.now()) {
    let total = 0
    const holding: { socket: Socket; since: number; bytes: number }[] = []
    for (const [socket, held] of this.#connections) {
      const bytes = heldBy(socket, held)
      held.since = bytes === 0 ? null : (held.since ?? now)
      if (held.since === null) continue
      holding.push({ socket, since: held.since, bytes })
      total += bytes
    }
    if (total <= this.most) return
    // Room for a while, so that not every look closes some.
    const wanted = (this.most * 3) / 4
    for (const { socket, bytes } of holding.sort((one, other) => one.since - other.since)) {
      if (total <= wanted) break
      socket.destroy()
      total -= bytes
    }
  }
}

function heldBy(socket: Socket, held: Held): number {
  if (held.unanswered === 0) return socket.writableLength
  if (held.latest && streamed.has(held.latest)) return socket.writableLength + RECEIVING
  const received = socket.bytesRead - held.receivedBefore
  const bytes = held.isCompressed ? Math.max(received, COMPRESSED) : received
  return socket.writableLength + bytes + (held.latest?.complete ? 0 : RECEIVING)
}
