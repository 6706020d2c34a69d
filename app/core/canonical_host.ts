const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The origin that a request should have come by, where it came by another name of the same machine: sessions are kept,
 * and pictures allowed, for one name alone. Null where the name is right, or public: those are the proxy's business.
 * @param host name and port, as the request has them
 */
export function canonicalOrigin(host: string | null, appUrl: string): string | null {
  const wanted = new URL(appUrl)
  if (!host || !URL.canParse(`${wanted.protocol}//${host}`)) return null
  const given = new URL(`${wanted.protocol}//${host}`)
  const areLoopback = LOOPBACK.has(given.hostname) && LOOPBACK.has(wanted.hostname)
  const isOther = given.hostname !== wanted.hostname && given.port === wanted.port
  return areLoopback && isOther ? wanted.origin : null
}

/**
 * Whether a host is the shop's own or this machine's, at any port.
 * @param host name and port, as the request has them
 */
export function isOwnHost(host: string | null, appUrl: string): boolean {
  if (!host || !URL.canParse(`http://${host}`)) return false
  const { hostname } = new URL(`http://${host}`)
  return LOOPBACK.has(hostname) || hostname === new URL(appUrl).hostname
}
