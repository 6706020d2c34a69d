import { isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { http } from '#config/app'
import { CallerGone } from '#core/exceptions/errors'

/** Groups of an IPv6 address that name a network: its owner may use all addresses below. */
const NETWORK_GROUPS = 4

/**
 * The network that limits count a caller by: an IPv4 address, or the first 64 bits of an IPv6 one, of which anybody has
 * 2^64 addresses. An IPv4 address written as IPv6 (`::ffff:192.0.2.1`) is that IPv4 address (LIMIT-8).
 * Throws CallerGone: a closed connection has no address.
 */
export function callerNetwork(request: Pick<HttpContext['request'], 'ip'>): string {
  const address = request.ip() as string | undefined
  if (address === undefined) throw new CallerGone()
  return networkOf(address)
}

/** Whether a request comes from a proxy that `TRUST_PROXY` names, whose own headers may be believed. */
export function isFromProxy({ socket }: Pick<IncomingMessage, 'socket'>): boolean {
  const { remoteAddress } = socket
  return remoteAddress !== undefined && http.trustProxy(remoteAddress, 0)
}

export function networkOf(address: string): string {
  const bare = address.split('%')[0]!
  if (!isIPv6(bare)) return bare
  const groups = groupsOf(bare)
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff)
    return [groups[6]! >> 8, groups[6]! & 255, groups[7]! >> 8, groups[7]! & 255].join('.')
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}

/** The eight groups of an IPv6 address, its `::` and a dotted end written out. */
function groupsOf(address: string): number[] {
  const hexadecimal = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [a, b, c, d] = bytes.slice(0, 4).map(Number) as [number, number, number, number]
    return `${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`
  })
  const [head = '', tail] = hexadecimal.split('::')
  const numbers = (part: string) =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))
  const start = numbers(head)
  if (tail === undefined) return start
  const end = numbers(tail)
  return [...start, ...Array<number>(8 - start.length - end.length).fill(0), ...end]
}
