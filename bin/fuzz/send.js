/**
 * Sends one request as bytes and reads its answer. Node's own client would refuse most of what a stranger can send.
 */
import { connect } from 'node:net'

/** No answer may take longer on a machine that does nothing else. */
export const HANG_SECONDS = 5

/** Comes before the answer where the request expects it. */
const CONTINUE = /^HTTP\/1\.1 100 Continue\r\n\r\n/

/** @returns `{ status, text, milliseconds }`; status 0 where the connection closed without an answer, -1 after a hang */
export function send({ port, method, target, headers, body, hangSeconds }) {
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers, connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  const begun = performance.now()
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks = []
    let isHanging = false
    const overdue = setTimeout(() => {
      isHanging = true
      socket.destroy()
    }, hangSeconds * 1_000)
    socket.on('data', (bytes) => chunks.length < 64 && chunks.push(bytes))
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(overdue)
      const text = Buffer.concat(chunks).toString('latin1').replace(CONTINUE, '')
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ status: isHanging ? -1 : status, text, milliseconds: performance.now() - begun })
    })
    socket.write(Buffer.from(`${method} ${target} HTTP/1.1\r\n${head}\r\n\r\n`, 'latin1'))
    if (body) socket.write(body)
  })
}
