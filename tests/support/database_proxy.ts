import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { statementReader } from '#tests/support/statement_reader'

/**
 * PostgreSQL behind connections that can be made to stall, those that are opened meanwhile too.
 * @param onStatement receives the text of every statement that a client executes
 */
export async function databaseProxy(target: string, onStatement?: (sql: string) => void) {
  const { hostname, port, searchParams } = new URL(target)
  const folder = searchParams.get('host')
  const server = folder
    ? { path: `${folder}/.s.PGSQL.${port || 5432}` }
    : { host: hostname, port: Number(port || 5432) }
  const sockets = new Set<Socket>()
  let isFrozen = false
  const proxy = createServer((client) => {
    const upstream = connect(server)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
    }
    if (onStatement) client.on('data', statementReader(onStatement))
    client.pipe(upstream).pipe(client)
    if (isFrozen) [client, upstream].forEach((socket) => socket.pause())
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const url = new URL(target)
  url.searchParams.delete('host')
  url.hostname = '127.0.0.1'
  url.port = String((proxy.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze() {
      isFrozen = true
      sockets.forEach((socket) => socket.pause())
    },
    thaw() {
      isFrozen = false
      sockets.forEach((socket) => socket.resume())
    },
    close() {
      proxy.close()
      sockets.forEach((socket) => socket.destroy())
    },
  }
}
