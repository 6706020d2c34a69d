import { lookup } from 'node:dns/promises'
import { request as httpsRequest, type RequestOptions } from 'node:https'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { IncomingMessage } from 'node:http'
import { gunzipSync, inflateSync, brotliDecompressSync } from 'node:zlib'
import { boundedTimeout } from '#core/http/call_deadline'
import { outsideTurn } from '#core/http/turns'

/** Networks that no address of a user may lead to: our own, private and special ones. */
const REFUSED = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  REFUSED.addSubnet(network, bits, 'ipv4')

/** All of IPv6 but the addresses that the internet routes (2000::/3), and of those the special ones. */
const ROUTED = new BlockList()
ROUTED.addSubnet('2000::', 3, 'ipv6')
const SPECIAL = new BlockList()
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  SPECIAL.addSubnet(network, bits, 'ipv6')

/**
 * Whether an IP address is one of the public internet. IPv6 addresses that carry one of IPv4 (mapped, 6to4, NAT64, Teredo)
 * are not.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) {
    const [plain = ''] = address.split('%', 1)
    return plain === address && ROUTED.check(plain, 'ipv6') && !SPECIAL.check(plain, 'ipv6')
  }
  return isIP(address) === 4 && !REFUSED.check(address, 'ipv4')
}

/** How names become addresses, and which of them may be asked; tests answer both. */
export type Network = {
  resolve: (host: string) => Promise<string[]>
  isAllowed: (address: string) => boolean
  /** Certificates that are trusted besides the usual ones. */
  ca?: string
}

const internet: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
}

/** Why an address could not be read. */
export class FetchRefused extends Error {
  constructor(
    readonly reason: 'address' | 'unreachable' | 'status' | 'redirects' | 'size' | 'time',
    readonly status?: number
  ) {
    super(`Refused: ${reason}`)
  }
}

const MOST_REDIRECTS = 3

export type FetchOptions = {
  /** The kinds of files that are asked for. */
  accept: string
  /** The longest time in all. */
  milliseconds: number
}

const CALENDAR: FetchOptions = {
  accept: 'text/calendar, text/plain;q=0.8, */*;q=0.1',
  milliseconds: 10_000,
}

const INFLATE = { gzip: gunzipSync, deflate: inflateSync, br: brotliDecompressSync }

type Asked = { signal: AbortSignal; mostBytes: number; accept: string }

/**
 * Reads what an address of a user leads to, and never anything of our own network: only over HTTPS, and only from the
 * public address that the name was resolved to before (so that a second answer of the name server changes nothing). Each
 * redirect is held to the same.
 */
export class PublicFetch {
  constructor(private network: Network = internet) {}

  /** Asks for a calendar where no options are given. Throws FetchRefused. */
  async read(address: string, mostBytes: number, options = CALENDAR): Promise<Buffer> {
    const time = boundedTimeout(options.milliseconds)
    const signal = AbortSignal.timeout(time)
    return outsideTurn(async () => {
      let url = address
      for (let redirects = 0; ; redirects++) {
        const answer = await this.#ask(url, { signal, mostBytes, accept: options.accept })
        if (answer.body) return answer.body
        if (redirects === MOST_REDIRECTS) throw new FetchRefused('redirects')
        url = answer.location
      }
    })
  }

  async #ask(address: string, { signal, mostBytes, accept }: Asked) {
    const url = parsed(address)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const resolved = await untilAborted(this.#resolve(host), signal)
    const response = await this.#request(url, resolved, { signal, accept })
    try {
      return await this.#answer(response, url, mostBytes, signal)
    } finally {
      response.destroy()
    }
  }

  /** The first address of a name, if all of them may be asked. */
  async #resolve(host: string): Promise<string> {
    const addresses = isIP(host)
      ? [host]
      : await this.network.resolve(host).catch(() => {
          throw new FetchRefused('unreachable')
        })
    const [first] = addresses
    if (!first) throw new FetchRefused('unreachable')
    if (!addresses.every(this.network.isAllowed)) throw new FetchRefused('address')
    return first
  }

  #request(
    url: URL,
    address: string,
    { signal, accept }: Pick<Asked, 'signal' | 'accept'>
  ): Promise<IncomingMessage> {
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const options: RequestOptions = {
      host: address,
      port: url.port || 443,
      path: `${url.pathname}${url.search}`,
      // The certificate is that of the name, whatever address was chosen.
      servername: isIP(host) ? undefined : host,
      headers: {
        'host': url.host,
        accept,
        'accept-encoding': 'identity',
        'user-agent': 'Gigstall',
      },
      agent: false,
      signal,
      ca: this.network.ca,
    }
    return new Promise((resolve, reject) => {
      httpsRequest(options, resolve)
        .on('error', () => reject(new FetchRefused(signal.aborted ? 'time' : 'unreachable')))
        .end()
    })
  }

  async #answer(response: IncomingMessage, url: URL, mostBytes: number, signal: AbortSignal) {
    const { statusCode: status = 0, headers } = response
    if ([301, 302, 303, 307, 308].includes(status) && headers.location)
      return { location: URL.parse(headers.location, url)?.href ?? '' }
    if (status !== 200) throw new FetchRefused('status', status)
    const parts: Buffer[] = []
    let size = 0
    try {
      for await (const part of response) {
        size += (part as Buffer).length
        if (size > mostBytes) throw new FetchRefused('size')
        parts.push(part as Buffer)
      }
    } catch (error) {
      if (error instanceof FetchRefused) throw error
      throw new FetchRefused(signal.aborted ? 'time' : 'unreachable')
    }
    return { body: inflated(Buffer.concat(parts), headers['content-encoding'], mostBytes) }
  }
}

/** Some servers compress although they were asked not to. */
function inflated(bytes: Buffer, encoding: string | undefined, mostBytes: number): Buffer {
  const inflate = INFLATE[encoding?.toLowerCase() as keyof typeof INFLATE]
  if (!inflate) return bytes
  try {
    return inflate(bytes, { maxOutputLength: mostBytes })
  } catch {
    throw new FetchRefused('size')
  }
}

/** An HTTPS address without a log-in in it. */
function parsed(address: string): URL {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:' || url.username || url.password || !url.hostname)
    throw new FetchRefused('address')
  return url
}

/** A name server may take longer than there is time. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new FetchRefused('time'))
    if (signal.aborted) return late()
    signal.addEventListener('abort', late, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', late))
  })
}
