import type { IncomingMessage, RequestListener } from 'node:http'
import { CookieClient } from '@adonisjs/core/http'
import encryption from '@adonisjs/core/services/encryption'
import { hostCookie } from '#config/personal_cookies'

/** The cookies that earlier releases set without `__Host-`: signed ones, and encrypted ones. */
const SIGNED = ['gigstall_session', 'gigstall_device', 'gigstall_gigs', 'gigstall_no_gigs']
const ENCRYPTED = ['gigstall_known_device', 'placed_checkouts']

const MAY_HAVE_EARLIER = new RegExp(`(?:^|; ?)(?:${[...SIGNED, ...ENCRYPTED].join('|')})=`)

/**
 * Reads cookies that an earlier release has set without `__Host-`, so that a new release logs no one out and a device keeps
 * what it has scanned or refused. A cookie that has its present name takes precedence.
 */
export function acceptEarlierCookies(
  handle: RequestListener,
  presentName = (name: string) => hostCookie(name)
): RequestListener {
  const isRenamed = presentName('gigstall_session') !== 'gigstall_session'
  if (!isRenamed) return handle
  return (request, response) => {
    addPresentNames(request, presentName)
    return handle(request, response)
  }
}

function addPresentNames({ headers }: IncomingMessage, presentName: (name: string) => string) {
  const { cookie } = headers
  if (!cookie || !MAY_HAVE_EARLIER.test(cookie)) return
  const sent = valuesOf(cookie)
  const client = new CookieClient(encryption.use())
  const added = [...SIGNED, ...ENCRYPTED].flatMap((earlier) => {
    const name = presentName(earlier)
    const packed = sent.get(earlier)
    if (!packed || sent.has(name)) return []
    const isSigned = SIGNED.includes(earlier)
    const value: unknown = isSigned
      ? client.unsign(earlier, packed)
      : client.decrypt(earlier, packed)
    if (value === null || value === undefined) return []
    const again = isSigned ? client.sign(name, value) : client.encrypt(name, value)
    return again ? [`${name}=${encodeURIComponent(again)}`] : []
  })
  if (added.length > 0) headers.cookie = [cookie, ...added].join('; ')
}

/** The first value of each name, as browsers send the one of the longest path first. */
function valuesOf(cookies: string): Map<string, string> {
  const values = new Map<string, string>()
  for (const pair of cookies.split(';')) {
    const [name = '', value = ''] = pair.trim().split(/=(.*)/s)
    if (!values.has(name)) values.set(name, decoded(value))
  }
  return values
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
