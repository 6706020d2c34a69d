import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A provider behind a network that can be made to hang: what is sent meanwhile reaches no one, and nothing is answered. */
export async function startHangingProxy() {
  const sockets = new Set<Socket>()
  let target = 0
  let hangs = false
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  }
  const server = createServer((client) => {
    keep(client)
    if (hangs) return client.resume()
    const upstream = connect(target, '127.0.0.1')
    keep(upstream)
    client.pipe(upstream).pipe(client)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const set = (state: boolean) => {
    hangs = state
    sockets.forEach((socket) => socket.destroy())
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (port: number) => (target = port),
    hang: () => set(true),
    heal: () => set(false),
    close() {
      server.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}
