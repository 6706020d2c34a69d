import { once } from 'node:events'
import { createServer, type AddressInfo, type Socket } from 'node:net'

/** Takes every connection and says nothing. */
export async function startSilentServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.resume()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}
