/**
 * A slow mobile network on loopback: a TCP proxy with a round trip and a bandwidth that all connections share. Unlike
 * Chromium's own throttling it slows the set-up of connections and the service worker too, and counts what they send.
 */
import { createServer, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Lighthouse's slow 4G: in ms, and in bytes a ms. */
const SLOW_4G = { roundTrip: 150, down: 1_638_400 / 8_000, up: 750_000 / 8_000 }

/** How many bytes of one connection are sent before it is another's turn. */
const PIECE = 4_380

/** @returns `{ port, received, close }`; `received` gives the bytes that came down so far */
export async function openSlowLink(targetPort) {
  const up = laneOf(SLOW_4G.up)
  const down = laneOf(SLOW_4G.down)
  const sockets = new Set()
  const server = createServer({ noDelay: true }, async (phone) => {
    // The browser holds its connection for open at once: its handshake is paid for here.
    const shop = connect({ port: targetPort, host: '127.0.0.1', noDelay: true })
    for (const socket of [phone, shop]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        phone.destroy()
        shop.destroy()
      })
    }
    await sleep(SLOW_4G.roundTrip)
    await Promise.all([forward(phone, shop, up), forward(shop, phone, down)]).catch(() => {})
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: server.address().port,
    received: () => down.bytes,
    close() {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(resolve))
    },
  }
}

/** One direction of the link. `pass` resolves when so many bytes have left. */
function laneOf(bytesPerMs) {
  let free = 0
  return {
    bytes: 0,
    async pass(length) {
      this.bytes += length
      const now = performance.now()
      free = Math.max(now, free) + length / bytesPerMs
      if (free > now) await sleep(free - now)
    },
  }
}

async function forward(from, to, lane) {
  for await (const chunk of from) {
    for (let start = 0; start < chunk.length; start += PIECE) {
      // Nothing more is sent on a connection that is closed.
      if (!to.writable) return
      const piece = chunk.subarray(start, start + PIECE)
      await lane.pass(piece.length)
      setTimeout(() => to.writable && to.write(piece), SLOW_4G.roundTrip / 2)
    }
  }
  setTimeout(() => to.end(), SLOW_4G.roundTrip / 2)
}
