import { once } from 'node:events'
import { connect } from 'node:tls'
import { appUrl } from '#config/app'

/** It is renewed by weeks, so that it is looked at once an hour. */
const KEPT_MILLISECONDS = 3_600_000
const TIMEOUT_MILLISECONDS = 5_000

let known: { at: number; end: Promise<Date | null> } | null = null

/** When the certificate of the public address ends; null where that is not https or does not answer. */
export function certificateEnd(address = appUrl): Promise<Date | null> {
  if (!known || performance.now() - known.at > KEPT_MILLISECONDS)
    known = { at: performance.now(), end: readCertificateEnd(address).catch(() => null) }
  return known.end
}

/** One that has ended, or that nobody vouches for, is read as well. */
export async function readCertificateEnd(address: string): Promise<Date | null> {
  const { protocol, hostname, port } = new URL(address)
  if (protocol !== 'https:') return null
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    rejectUnauthorized: false,
    timeout: TIMEOUT_MILLISECONDS,
  })
  socket.once('timeout', () => socket.destroy(new Error('The public address does not answer')))
  try {
    await once(socket, 'secureConnect')
    const { valid_to: end } = socket.getPeerCertificate()
    return end ? new Date(end) : null
  } finally {
    socket.destroy()
  }
}
